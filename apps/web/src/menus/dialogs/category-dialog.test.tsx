import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../testing/server.ts';
import { answerMenu, category, changed, nameOf, open, row, tree } from '../testing/menu-screen.ts';

beforeEach(() => {
  sessionStorage.clear();
  answerMenu(tree());
});

describe('category dialog', () => {
  it('adds a subcategory; name and text for screen readers are required', async () => {
    const calls = changed({
      elementId: 12,
      element: category(12, 'Sołectwa', { parentElementId: 1, level: 2 }),
      parentElementId: 1,
      siblings: [11, 12],
    });
    const { person } = open();
    const office = within(await row('Urząd Gminy'));
    await person.click(office.getByRole('button', { name: 'Dodaj podkategorię: Urząd Gminy', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowa podkategoria w „Urząd Gminy”' }));
    expect(dialog.getByRole('button', { name: 'Dodaj kategorię' }).getAttribute('aria-disabled')).toBe('true');
    await person.type(dialog.getByLabelText(/^Tekst pod czytniki/), '{Enter}');
    expect(await dialog.findByText('Kategoria musi posiadać nazwę')).toBeTruthy();
    expect(dialog.getByText('Pole wymagane')).toBeTruthy();
    expect(dialog.getByRole('switch', { name: 'Otwieraj w nowym oknie' })).toBeTruthy();
    await person.type(dialog.getByLabelText(/^Nazwa wyświetlana/), 'Sołectwa');
    const reader = dialog.getByLabelText<HTMLInputElement>(/^Tekst pod czytniki/);
    // the name is offered, until there is another text
    expect(reader.value).toBe('Sołectwa');
    await person.clear(reader);
    await person.type(reader, 'Sołectwa gminy');
    await person.click(dialog.getByRole('button', { name: 'Dodaj kategorię' }));
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({
        event: 'add',
        parentElementId: 1,
        previousElementId: 11,
        element: { displayText: 'Sołectwa', title: 'Sołectwa gminy' },
        seen: { parent: 10 },
      }),
    );
    await waitFor(() => expect(nameOf(document.activeElement)).toBe('Sołectwa'));
  });

  it('edits translations; an added one opens in the same tab', async () => {
    const calls = changed({ element: category(2, 'Prawo lokalne'), siblings: [1, 2, 3] });
    const { person } = open();
    const law = within(await row('Prawo lokalne'));
    await person.click(law.getByRole('button', { name: 'Edytuj: Prawo lokalne', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kategoria: Prawo lokalne' }));
    await person.click(dialog.getByRole('button', { name: 'Dodaj tłumaczenie: angielski' }));
    expect(dialog.getByRole('button', { name: 'Zapisz' }).getAttribute('aria-disabled')).toBe('true');
    await person.type(dialog.getByLabelText(/^Nazwa wyświetlana \(angielski\)/), '{Enter}');
    expect(await dialog.findAllByText('Pole wymagane')).toHaveLength(2);
    await person.type(dialog.getByLabelText(/^Nazwa wyświetlana \(angielski\)/), 'Local law');
    await person.type(dialog.getByLabelText(/^Tekst pod czytniki \(angielski\)/), 'Local law');
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({
        event: 'edit',
        element: { languages: [{ languageId: 2, translatedDisplayText: 'Local law', translatedTarget: 10 }] },
        seen: { element: 20 },
      }),
    );
  });
});

it('a category that cannot be read can be tried again, and the focus returns to its row', async () => {
  server.use(http.get('*/api/menus/elements/2', () => HttpResponse.json({}, { status: 404 }), { once: true }));
  const { person } = open();
  const edit = { name: 'Edytuj: Prawo lokalne', hidden: true };
  await person.click(within(await row('Prawo lokalne')).getByRole('button', edit));
  await person.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
  await person.click(await screen.findByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edytuj: Prawo lokalne'));
});

it('a translation with published articles cannot be removed, and the dialog shows why', async () => {
  const english = {
    languageId: 2,
    languageIsoCode: 'EN',
    languageName: 'angielski',
    translatedDisplayText: 'Local law',
    translatedTitle: 'Local law',
    translatedUrl: null,
    translatedTarget: 10,
    revision: 4,
  } as const;
  answerMenu([category(2, 'Prawo lokalne', { languages: [english], publishedLanguages: ['PL', 'EN'] })]);
  const { person } = open();
  const law = within(await row('Prawo lokalne'));
  await person.click(law.getByRole('button', { name: 'Edytuj: Prawo lokalne', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kategoria: Prawo lokalne' }));
  const remove = dialog.getByRole('button', { name: 'Usuń tłumaczenie: angielski' });
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  expect(dialog.getByText(/Nie można usunąć tłumaczenia/)).toBeTruthy();
  await person.click(remove);
  expect(dialog.getAllByDisplayValue('Local law')).toHaveLength(2);
});
