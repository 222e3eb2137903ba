import { expect, test } from 'vitest';
import { type InformationMarks, missingMarks } from './information-marks.ts';

const complete: InformationMarks = {
  baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleInformationCreated: '2026-11-20T07:30:00.000Z',
  publishedBy: 'Anna Nowak',
};

const lacking = (changes: Partial<InformationMarks>) =>
  missingMarks({ ...complete, ...changes }).map(({ path }) => path);

test.each([
  '',
  ' ',
  '-',
  '—',
  '...',
  'x',
  'brak',
  'Brak danych',
  'b.d.',
  'n/d',
  'N/D',
  'nie dotyczy',
  'NIEZNANY',
  '123',
  'brak informacji',
  'Brak osoby',
  'brak podmiotu',
  '[brak]',
  '„brak”',
  'nieznany autor',
  'Autor nieznany',
  'nie ma',
  'nie wiadomo kto',
  'n.n.',
  'anonim',
  'Anonimowy autor',
  'xxxx',
  'X X X',
  '….',
  'j.w.',
  'jak wyżej',
  'do uzupełnienia',
  'DO UZUP.',
  'test',
  'Test 1',
  'null',
  'puste',
  'bez autora',
  'autor',
  'Autorka',
  'a u t o r',
  '\u0430ut\u043er',
  'osoba',
  'ktoś',
  'Redaktor',
  'imię i nazwisko',
  'Nazwisko',
  'uzupełnić',
])('„%s” names nobody', (text) => {
  expect(lacking({ baseArticleAuthorName: text })).toEqual(['baseArticleAuthorName']);
  expect(lacking({ baseArticleProvidingEntity: text })).toEqual(['baseArticleProvidingEntity']);
});

test.each([
  'Jan Kowalski',
  'Osobacki',
  'Redaktor naczelny Anna Nowak',
  'Ktosiński',
  'Wu',
  'J. Nowak-Brak',
  'Sekretarz Gminy',
  'Łęcki',
  'Brakowski',
  'UG',
  'J. Nieznański',
  'Niemann',
  'Do Van An',
  'Nil Testowski',
  'Muzeum Grobu Nieznanego Żołnierza',
  'Bank Danych',
  'Anna Anonim',
  'Wójt',
  'Nowak N.',
  'Testa Jan',
  'Pustelnik',
])('„%s” names somebody', (text) => {
  expect(lacking({ baseArticleAuthorName: text, baseArticleProvidingEntity: text })).toEqual([]);
});

test('the date and the publisher', () => {
  expect(lacking({ baseArticleInformationCreated: '' })).toEqual(['baseArticleInformationCreated']);
  expect(lacking({ publishedBy: 'System' })).toEqual(['publishedBy']);
  const { publishedBy: _, ...unpublished } = complete;
  expect(missingMarks(unpublished)).toEqual([]);
});
