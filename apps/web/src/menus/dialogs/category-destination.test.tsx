import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { recordCalls } from '../../testing/answers.ts';
import { answerMenu, category, changed, open, row } from '../testing/menu-screen.ts';

beforeEach(() => sessionStorage.clear());

const translation = (
  languageId: number,
  languageIsoCode: string,
  languageName: string,
  translatedUrl: string | null,
) => ({
  languageId,
  languageIsoCode,
  languageName,
  translatedDisplayText: 'Map',
  translatedTitle: 'Map',
  translatedUrl,
  translatedTarget: 10 as const,
  revision: 4,
});
const english = translation(2, 'EN', 'angielski', 'https://mapa.pl/en');

async function openDialog(name: string) {
  const { person } = open();
  await person.click(within(await row(name)).getByRole('button', { name: `Edytuj: ${name}`, hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: `Kategoria: ${name}` }));
  const [first] = dialog.getAllByLabelText(/^Nazwa wyświetlana/);
  if (first === undefined) throw new Error('The dialog has no name');
  return { person, dialog, save: () => person.type(first, '{Enter}') };
}

it('a category leads to its articles, to a category of the other menu, to an article or outside', async () => {
  answerMenu([category(2, 'Mapa')]);
  const calls = changed({ element: category(2, 'Mapa'), siblings: [2] });
  const { person, dialog, save } = await openDialog('Mapa');
  const destination = dialog.getByLabelText<HTMLSelectElement>(/^Prowadzi do/);
  expect([...destination.options].map(({ value }) => value)).toEqual(['20', '10', '30', '40']);
  await person.selectOptions(destination, '30');
  expect(await dialog.findByRole('button', { name: /Wybierz artykuł/ })).toBeTruthy();
  await person.selectOptions(destination, '40');
  await save();
  expect(await dialog.findByText('Adres URL jest wymagany')).toBeTruthy();
  expect(calls).toHaveLength(0);
  await person.type(dialog.getByLabelText(/^Adres URL/), 'https://mapa.pl');
  await save();
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ element: { type: 40, url: 'https://mapa.pl' } }));
});

it('a category that no longer leads outside loses its address in every language', async () => {
  answerMenu([category(2, 'Mapa', { type: 40, url: 'https://mapa.pl', languages: [english] })]);
  const calls = changed({ element: category(2, 'Mapa'), siblings: [2] });
  const { person, dialog, save } = await openDialog('Mapa');
  expect(dialog.getByLabelText(/^Adres URL \(angielski\)/)).toBeTruthy();
  await person.selectOptions(dialog.getByLabelText(/^Prowadzi do/), '20');
  await save();
  await waitFor(() =>
    expect(calls[0]?.body).toMatchObject({ element: { type: 20, url: null, languages: [{ translatedUrl: null }] } }),
  );
});

it('texts in a language that is not active are shown, because its address is required too', async () => {
  const german = translation(7, 'DE', 'niemiecki', null);
  answerMenu([category(2, 'Mapa', { type: 40, url: 'https://mapa.pl', languages: [english, german] })]);
  const calls = changed({ element: category(2, 'Mapa'), siblings: [2] });
  const { person, dialog, save } = await openDialog('Mapa');
  expect(dialog.getByText(/język nieaktywny/)).toBeTruthy();
  await save();
  expect(await dialog.findByText('Adres URL jest wymagany')).toBeTruthy();
  await person.type(dialog.getByLabelText(/^Adres URL \(niemiecki\)/), 'https://mapa.pl/de');
  await save();
  await waitFor(() => expect(calls).toHaveLength(1));
});

it('messages of the server are at their fields', async () => {
  answerMenu([category(2, 'Mapa', { type: 40, url: 'https://mapa.pl', languages: [english] })]);
  const { dialog, save } = await openDialog('Mapa');
  const fields = [
    { path: 'element.url', message: 'Ten adres nie istnieje' },
    { path: 'element.languages.0.translatedUrl', message: 'Ten też nie' },
  ];
  const problem = { title: 'Niepoprawne dane', status: 400, errors: fields.map(({ message }) => message), fields };
  recordCalls('put', '/api/menus/20', problem, 400);
  await save();
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Adres URL \(angielski\)/).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(dialog.getByText('Ten adres nie istnieje')).toBeTruthy();
  expect(dialog.getByText('Ten też nie')).toBeTruthy();
});
