import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { MenuElementEdit } from '@redakcja/generated/model/menuElementEdit';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../testing/server.ts';
import { answerMenu, category, open, row, tree } from '../testing/menu-screen.ts';

beforeEach(() => {
  sessionStorage.clear();
  answerMenu(tree());
});

describe('a concurrent change of the same category', () => {
  const law = (changes: Partial<MenuElement> = {}) => category(2, 'Prawo lokalne', { previousElement: 1, ...changes });
  const answerConflict = (bodies: MenuElementEdit[], newest: MenuElement) =>
    server.use(
      // the dialog opens with what was stored before
      http.get('*/api/menus/elements/2', () => (bodies.length === 0 ? undefined : HttpResponse.json(newest))),
      http.put('*/api/menus/20', async ({ request }) => {
        const body = (await request.json()) as MenuElementEdit;
        bodies.push(body);
        if (body.seen?.element === newest.revision)
          return HttpResponse.json({
            elementId: 2,
            element: newest,
            parentElementId: null,
            siblings: [1, 2, 3],
            journalEntryId: 9,
            revision: 9,
          });
        return HttpResponse.json(
          { title: 'Dane zmieniły się', status: 412, errors: ['22.11.2026, 10:15, Anna Nowak: zmieniono kategorię'] },
          { status: 412, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
    );
  async function edit(field: RegExp, text: string) {
    const { person } = open();
    const button = { name: 'Edytuj: Prawo lokalne', hidden: true };
    await person.click(within(await row('Prawo lokalne')).getByRole('button', button));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kategoria: Prawo lokalne' }));
    const input = dialog.getByLabelText(field);
    await person.clear(input);
    await person.type(input, text);
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    expect(await dialog.findByText(/Anna Nowak: zmieniono kategorię/)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    return { person, dialog };
  }

  it('is merged field by field, and saved with the new revision', async () => {
    const bodies: MenuElementEdit[] = [];
    answerConflict(bodies, law({ title: 'Prawo gminy', revision: 25 }));
    const { person, dialog } = await edit(/^Nazwa wyświetlana/, 'Prawo miejscowe');
    expect(dialog.getByLabelText(/^Tekst pod czytniki/)).toHaveProperty('value', 'Prawo gminy');
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({
      element: { displayText: 'Prawo miejscowe', title: 'Prawo gminy' },
      seen: { element: 25 },
    });
  });

  it('in another language is taken over without a question', async () => {
    const english = (translatedTitle: string, revision: number) => ({
      languageId: 2,
      languageIsoCode: 'EN',
      languageName: 'angielski',
      translatedDisplayText: 'Local law',
      translatedTitle,
      translatedUrl: null,
      translatedTarget: 10 as const,
      revision,
    });
    const bodies: MenuElementEdit[] = [];
    answerMenu([law({ languages: [english('Local law', 4)] })]);
    answerConflict(bodies, law({ languages: [english('Law of the commune', 5)], revision: 25 }));
    const { person, dialog } = await edit(/^Nazwa wyświetlana( \*)?$/, 'Prawo miejscowe');
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]?.element.languages).toMatchObject([{ translatedTitle: 'Law of the commune', revision: 5 }]);
  });
});
