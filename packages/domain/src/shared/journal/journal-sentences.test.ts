import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { expect, test } from 'vitest';
import { journalLine, journalParts, journalSentence } from './journal-sentences.ts';

const entry = (changes: Partial<JournalEntry>): JournalEntry => ({
  id: 7,
  createdDate: '2026-11-22T09:15:07.000Z',
  actor: { id: 4, name: 'Anna Nowak' },
  program: 'redakcja-bip',
  area: 'menus',
  operation: 'edit',
  recordType: 'verticalMenuElement',
  recordId: 23,
  recordName: 'Referat',
  before: {},
  after: {},
  revertsEntryId: null,
  revertedByEntryId: null,
  ...changes,
});
const office = { id: 20, name: 'Urząd' };
const finance = { id: 31, name: 'Finanse' };

test.each<[Partial<JournalEntry>, string]>([
  [{ operation: 'add', before: null, after: { parent: office } }, 'dodano kategorię „Referat” w kategorii „Urząd”'],
  [
    { operation: 'add', before: null, after: { parent: null }, recordType: 'horizontalMenuElement' },
    'dodano kategorię „Referat” na pierwszym poziomie menu poziomego',
  ],
  [
    { operation: 'move', before: { parent: office, previous: null }, after: { parent: finance, previous: null } },
    'przeniesiono kategorię „Referat” z kategorii „Urząd” do kategorii „Finanse”, na początek',
  ],
  [
    { operation: 'move', before: { parent: office, previous: null }, after: { parent: null, previous: finance } },
    'przeniesiono kategorię „Referat” z kategorii „Urząd” na pierwszy poziom menu pionowego, za „Finanse”',
  ],
  [
    { operation: 'move', before: { parent: null, previous: null }, after: { parent: office, previous: null } },
    'przeniesiono kategorię „Referat” z pierwszego poziomu do kategorii „Urząd”, na początek',
  ],
  [
    { operation: 'move', before: { parent: office, previous: null }, after: { parent: office, previous: finance } },
    'przesunięto kategorię „Referat” za „Finanse”',
  ],
  [
    { operation: 'delete', before: { parent: office, subcategories: 3 }, after: null },
    'usunięto kategorię „Referat” w kategorii „Urząd”, razem z podkategoriami (3)',
  ],
  [
    {
      before: { displayText: 'Wydział', isHidden: false, url: null },
      after: { displayText: 'Referat', isHidden: true, url: 'https://a.pl' },
    },
    'zmieniono kategorię „Referat”: nazwa z „Wydział” na „Referat”, adres URL: ustawiono „https://a.pl”, ukrycie z nie na tak',
  ],
  [
    {
      before: { 'texts.EN': null, 'texts.UA': { displayText: 'a' }, 'texts.DE': { displayText: 'b' } },
      after: { 'texts.EN': { displayText: 'Finance' }, 'texts.UA': null, 'texts.DE': { displayText: 'c' } },
    },
    'zmieniono kategorię „Referat”: dodano tłumaczenie EN „Finance”, usunięto tłumaczenie UA, tłumaczenie DE na „c”',
  ],
  [
    { operation: 'reorder', after: { article: { id: 1, name: 'Uchwała' }, previous: null } },
    'przesunięto artykuł „Uchwała” w kategorii „Referat” na początek',
  ],
  [
    { operation: 'reorder', before: { moved: 0 }, after: { moved: 12 } },
    'ułożono artykuły w kategorii „Referat”, na nowych miejscach: 12',
  ],
  [
    { operation: 'restore', revertsEntryId: 6, before: null, after: { parent: office } },
    'cofnięto zmianę: dodano kategorię „Referat” w kategorii „Urząd”',
  ],
])('%j', (changes, sentence) => {
  expect(journalSentence(entry(changes))).toBe(sentence);
});

test('a line has time and author', () => {
  expect(journalLine(entry({ before: { title: 'a' }, after: { title: 'b' } }))).toBe(
    '22.11.2026 10:15, Anna Nowak: zmieniono kategorię „Referat”: tekst dla czytników z „a” na „b”',
  );
});

test.each<[Partial<JournalEntry>, string]>([
  [{ operation: 'add', before: null, after: { name: 'Baner' } }, 'dodano baner „Referat”'],
  [{ operation: 'delete', before: { name: 'Baner' }, after: null }, 'usunięto baner „Referat”'],
  [
    {
      before: { fileId: { id: 1, name: 'a.png' }, isShown: false, showFrom: null, target: 10 },
      after: { fileId: null, isShown: true, showFrom: '2026-12-01T07:00:00.000Z', target: 20 },
    },
    'zmieniono baner „Referat”: sposób otwierania z „W tym samym oknie” na „W nowej karcie”, widoczność na stronie z nie na tak, obraz: usunięto „a.png”, pokazuj od: ustawiono 01.12.2026 08:00',
  ],
  [
    {
      recordType: 'tileSetting',
      before: { value: 2, tiles: [] },
      after: { value: 4, tiles: [office, finance] },
    },
    'zmieniono kafle strony głównej w języku „Referat”: liczba kafli z „2” na „4”, kafle: ustawiono „Urząd”, „Finanse”',
  ],
])('%j of settings', (changes, sentence) => {
  expect(journalSentence(entry({ area: 'settings', recordType: 'banner', ...changes }))).toBe(sentence);
});

test.each<[string, unknown[], unknown[], string]>([
  ['tags', ['budżet', 'praca'], ['budżet', 'nabór'], 'tagi: usunięto „praca”, dodano „nabór”'],
  ['tiles', [office, finance], [finance, office], 'kafle: zmieniono kolejność'],
  [
    'contacts',
    ['Ewa Lis, Wójt, zdjęcie 2'],
    ['Ewa Lis, Wójt, zdjęcie 3'],
    'lista osób: zmieniono zdjęcie: „Ewa Lis, Wójt”',
  ],
  [
    'contacts',
    ['Maria Wiśniewska, Wójt, zdjęcie 2', 'Jan Wilk, Skarbnik'],
    ['Maria Wiśniewska, Wójt, pokój 1, zdjęcie 2', 'Adam Nowak, Sekretarz', 'Jan Wilk, Skarbnik'],
    'lista osób: zmieniono „Maria Wiśniewska, Wójt” na „Maria Wiśniewska, Wójt, pokój 1”, dodano „Adam Nowak, Sekretarz”',
  ],
  ['contacts', [], ['Ewa Lis, Wójt, zdjęcie 2'], 'lista osób: ustawiono „Ewa Lis, Wójt”'],
])('of lists of %s the difference is said', (field, before, after, sentence) => {
  const change = entry({
    area: 'settings',
    recordType: 'officeContacts',
    recordName: 'polski',
    before: { [field]: before },
    after: { [field]: after },
  });
  expect(journalSentence(change)).toBe(`zmieniono kierownictwo i dane kontaktowe w języku „polski”: ${sentence}`);
});

test('the fields of an edit stand apart, what has no fields does not', () => {
  const edit = entry({ area: 'settings', recordType: 'banner', before: { title: 'a' }, after: { title: 'b' } });
  expect(journalParts(edit)).toMatchObject({
    sentence: 'zmieniono baner „Referat”',
    changes: [{ name: 'title', before: '„a”', after: '„b”' }],
  });
  for (const whole of [
    entry({ operation: 'add', before: null, after: { parent: office } }),
    entry({ operation: 'move', before: { parent: office }, after: { parent: finance } }),
    entry({ before: { 'texts.EN': null }, after: { 'texts.EN': { displayText: 'Office' } } }),
  ])
    expect(journalParts(whole)).toEqual({ sentence: journalSentence(whole), changes: [] });
  expect(journalParts({ ...edit, revertsEntryId: 3 }).sentence).toBe('cofnięto zmianę: zmieniono baner „Referat”');
});
