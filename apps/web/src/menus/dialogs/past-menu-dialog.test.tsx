import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { answerMenu, category, changed, open, row, tree } from '../testing/menu-screen.ts';

beforeEach(() => {
  sessionStorage.clear();
  answerMenu(tree());
});

describe('menu at a date', () => {
  it('shows the menu and the plan for a branch, writes the plan and undoes it as one', async () => {
    const steps = [
      {
        elementId: 7,
        displayText: 'Sołectwa',
        description: 'Kategoria „Sołectwa” zostanie przywrócona, razem z tym, co było pod nią',
        change: { event: 'restore', journalEntryId: 41 },
      },
      {
        elementId: 2,
        displayText: 'Prawo lokalne',
        description: 'Kategoria „Prawo lokalne” wróci na swoje miejsce na pierwszym poziomie',
        change: { event: 'move', elementId: 2, parentElementId: null, previousElementId: null },
      },
    ];
    const requests: URL[] = [];
    const shown: string[] = [];
    const past = { parentElementId: null, level: 1, url: null, isHidden: false, isChanged: true };
    server.use(
      http.get('*/api/menus/20/past', ({ request }) => {
        shown.push(new URL(request.url).searchParams.get('moment') ?? '');
        return HttpResponse.json({
          type: 20,
          moment: '2026-11-20T08:00:00.000Z',
          journalStart: '2026-11-02T09:12:41.000Z',
          elements: [
            { ...past, elementId: 2, order: 0, displayText: 'Prawo lokalne', isDeleted: false },
            { ...past, elementId: 7, order: 1, displayText: 'Sołectwa', isDeleted: true },
          ],
        });
      }),
      http.get('*/api/menus/20/restoration-plan', ({ request }) => {
        requests.push(new URL(request.url));
        return HttpResponse.json({ steps, added: [{ id: 3, name: 'Petycje' }] });
      }),
    );
    const calls = changed({ element: category(2, 'Prawo lokalne'), siblings: [1, 2, 3] });
    const { person } = open();
    await row('Urząd Gminy');
    await person.click(screen.getByRole('button', { name: 'Menu z dnia…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Menu z dnia…' }));
    const moment = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Dzień i godzina' });
    expect(moment.value).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
    await person.clear(moment);
    await person.type(moment, '20.11.2026 09:00');
    await waitFor(() => expect(shown.at(-1)).toBe('2026-11-20T08:00:00.000Z'));
    const deleted = await dialog.findByRole('radio', { name: /Sołectwa/ });
    expect(dialog.getByText('później usunięta')).toBeTruthy();
    await person.click(deleted);
    await person.click(dialog.getByRole('button', { name: 'Pokaż plan przywrócenia' }));
    for (const { description } of steps) expect(await dialog.findByText(description)).toBeTruthy();
    expect(dialog.getByText('Pozostaną kategorie dodane później: Petycje.')).toBeTruthy();
    expect(requests.at(-1)?.searchParams.get('elementId')).toBe('7');
    expect(calls).toHaveLength(0);
    await person.click(dialog.getByRole('button', { name: 'Wprowadź 2 zmiany' }));
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual(steps.map(({ change }) => change)));
    await person.click(await screen.findByRole('button', { name: 'Cofnij' }));
    await waitFor(() => expect(calls).toHaveLength(4));
    expect(calls[3]?.body).toEqual({ event: 'restore', journalEntryId: 5127 });
  });
});

it('shows the history of the menu as sentences', async () => {
  const entries = http.get('*/api/application/journal', () =>
    HttpResponse.json([], { headers: { 'total-count': '0' } }),
  );
  const { person } = renderApp('/zarzadzanie-menu/pionowe', { handlers: [entries] });
  await row('Urząd Gminy');
  await person.click(screen.getByRole('button', { name: 'Historia' }));
  expect(await screen.findByText('Nikt jeszcze nic tu nie zmienił.')).toBeTruthy();
});
