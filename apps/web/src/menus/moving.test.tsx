import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../testing/server.ts';
import { answerMenu, category, changed, names, open, row, tree } from './testing/menu-screen.ts';

beforeEach(() => {
  sessionStorage.clear();
  answerMenu(tree());
});

describe('moving', () => {
  it('with the keyboard: announces each step and writes one relative change with the loaded revisions', async () => {
    const moved = category(2, 'Prawo lokalne', { previousElement: null, revision: 21 });
    const calls = changed({ element: moved, siblings: [2, 1, 3] });
    const { person } = open();
    const handle = within(await row('Prawo lokalne')).getByRole('button', { name: /^Przeciągnij: / });
    handle.focus();
    await person.keyboard('{Enter}');
    await person.keyboard('{ArrowUp}');
    expect(screen.getAllByText('poziom 1 z 4, kategoria główna, na początku').length).toBeGreaterThan(0);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(calls.map((call) => call.body)).toHaveLength(1));
    expect(calls[0]?.body).toEqual({
      event: 'move',
      elementId: 2,
      parentElementId: null,
      previousElementId: null,
      seen: { element: 20 },
    });
    await waitFor(() => expect(names()).toEqual(['Prawo lokalne', 'Urząd Gminy', 'Petycje']));
    expect(await screen.findByText('Menu zostało zaktualizowane')).toBeTruthy();
    expect(screen.getByText('Przeniesiono „Prawo lokalne”: po „Urząd Gminy” → na początku')).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: 'Cofnij' }));
    await waitFor(() => expect(calls[1]?.body).toEqual({ event: 'restore', journalEntryId: 5127 }));
  });

  it('with the keyboard: a forbidden place shows the reason and writes nothing; Escape cancels', async () => {
    const calls = changed({});
    const { person } = open();
    const handle = within(await row('Petycje')).getByRole('button', { name: /^Przeciągnij: / });
    handle.focus();
    await person.keyboard('{Enter}{ArrowUp}{ArrowRight}{Escape}');
    expect(names()).toEqual(['Urząd Gminy', 'Prawo lokalne', 'Petycje']);
    expect(calls).toHaveLength(0);
  });

  it('in a dialog, which begins at the search: finds a parent by name, and the place under it', async () => {
    const calls = changed({ element: category(2, 'Prawo lokalne'), parentElementId: 1, siblings: [11, 2] });
    const { person } = open();
    const law = within(await row('Prawo lokalne'));
    await person.click(law.getByRole('button', { name: 'Przenieś…: Prawo lokalne', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Przenieś „Prawo lokalne”' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('searchbox')));
    await person.keyboard('urz');
    await person.click(dialog.getByRole('radio', { name: 'Urząd Gminy' }));
    await person.click(dialog.getByRole('button', { name: 'Przenieś' }));
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({ event: 'move', elementId: 2, parentElementId: 1, previousElementId: 11 }),
    );
    const said = 'Przeniesiono „Prawo lokalne”: poziom główny → „Urząd Gminy”, po „Rada Gminy”';
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('a conflict shows who changed what and is overwritten on request', async () => {
    const bodies: object[] = [];
    server.use(
      http.put('*/api/menus/20', async ({ request }) => {
        const body = (await request.json()) as { seen?: { element?: number } };
        bodies.push(body);
        if (body.seen?.element === undefined)
          return HttpResponse.json({
            elementId: 2,
            element: category(2, 'Prawo lokalne'),
            parentElementId: null,
            siblings: [2, 1, 3],
            journalEntryId: 2,
            revision: 9,
          });
        const errors = ['22.11.2026, 10:15, Anna Nowak: przeniesiono kategorię „Prawo lokalne”'];
        return HttpResponse.json(
          { title: 'Dane zmieniły się', status: 412, errors },
          { status: 412, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
    );
    const { person } = open();
    within(await row('Prawo lokalne'))
      .getByRole('button', { name: /^Przeciągnij: / })
      .focus();
    await person.keyboard('{Enter}{ArrowUp}{Enter}');
    expect(await screen.findByText(/Anna Nowak: przeniesiono kategorię/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Wprowadź zmianę' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
  });

  it('into a category with an address is refused with the reason', async () => {
    answerMenu([
      category(3, 'Petycje', { url: 'https://petycje.gov.pl' }),
      category(2, 'Prawo lokalne', { previousElement: 3, order: 1 }),
    ]);
    const calls = changed({});
    const { person } = open();
    within(await row('Prawo lokalne'))
      .getByRole('button', { name: /^Przeciągnij: / })
      .focus();
    await person.keyboard('{Enter}{ArrowRight}');
    expect(screen.getAllByText(new RegExp(menuMessages.parentHasUrl)).length).toBeGreaterThan(0);
    await person.keyboard('{Enter}');
    expect(calls).toHaveLength(0);
    expect(names()).toEqual(['Petycje', 'Prawo lokalne']);
  });

  // the last one, because dnd-kit swallows clicks for a moment after a drag
  it('with the pointer: a drag that Escape cancelled writes nothing on release', async () => {
    const calls = changed({});
    open();
    const handle = within(await row('Prawo lokalne')).getByRole('button', { name: /^Przeciągnij: / });
    handle.focus();
    const at = (clientY: number) => ({ isPrimary: true, button: 0, clientX: 10, clientY });
    fireEvent.pointerDown(handle, at(100));
    fireEvent.pointerMove(document, at(80));
    fireEvent.pointerMove(document, at(20));
    await waitFor(() => expect(names()).toEqual(['Prawo lokalne', 'Urząd Gminy', 'Petycje']));
    fireEvent.keyDown(handle, { key: 'Escape', code: 'Escape' });
    await waitFor(() => expect(names()).toEqual(['Urząd Gminy', 'Prawo lokalne', 'Petycje']));
    fireEvent.pointerMove(document, at(10));
    fireEvent.pointerUp(document, at(10));
    expect(screen.getByText('Anulowano przenoszenie: Prawo lokalne')).toBeTruthy();
    expect(names()).toEqual(['Urząd Gminy', 'Prawo lokalne', 'Petycje']);
    expect(calls).toHaveLength(0);
  });
});
