import { expect, test } from 'vitest';
import { foundSettings } from './settings-search.ts';

const entries = [
  { kind: 'Pole', name: 'Numer konta bankowego', to: '/a' },
  { kind: 'Parametr', name: 'Otwieranie łączy', words: 'NewTabOpenLinks nowe karty', to: '/b' },
  { kind: 'Ekran', name: 'Konta', to: '/c' },
  { kind: 'Pole', name: 'Telefon', to: '/d' },
  { kind: 'Pole', name: 'Nazwa urzędu', to: '/e' },
  { kind: 'Ekran', name: 'Użytkownicy', words: 'login uprawnienia', to: '/f' },
  { kind: 'Tekst stały', name: 'Środowisko', to: '/g' },
  { kind: 'Pole', name: 'Małe logo', to: '/h' },
];
const names = (query: string) => foundSettings(entries, query).map(({ name }) => name);

test.each([
  ['', []],
  ['  -- ', []],
  ['lacz', ['Otwieranie łączy']],
  ['ŁĄCZ karty', ['Otwieranie łączy']],
  ['newtab', ['Otwieranie łączy']],
  ['konta', ['Konta', 'Numer konta bankowego']],
  ['konta numer', ['Numer konta bankowego', 'Konta']],
  ['numer telefonu', ['Telefon']],
  ['jak zmienić telefon', ['Telefon']],
  ['numer', ['Numer konta bankowego']],
  ['nazwa gminy', ['Nazwa urzędu']],
  ['numer krokodyla', []],
  ['nowej karcie', ['Otwieranie łączy']],
  ['rod', []],
  ['logo', ['Małe logo']],
  ['herbu', ['Małe logo']],
  ['log', ['Małe logo', 'Użytkownicy']],
  ['zupełnie co innego', []],
])('«%s» finds %j', (query, expected) => {
  expect(names(query)).toEqual(expected);
});

test('entries with the same text and address are one result', () => {
  const text = { kind: 'Tekst stały', name: 'Drukuj', words: 'Artykuł', to: '/d', search: { pole: 'drukuj' } };
  expect(foundSettings([text, { ...text }, { ...text, to: '/e' }], 'drukuj')).toHaveLength(2);
});
