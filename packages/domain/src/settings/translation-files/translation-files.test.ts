import { describe, expect, test } from 'vitest';
import { planTranslations } from './plan-translations.ts';
import { readTranslations } from './read-translations.ts';
import { category, element } from './testing/translations.ts';
import { toTranslationCsv } from './translation-csv.ts';
import { exportedRows } from './translation-rows.ts';
import { toTranslationXliff } from './translation-xliff.ts';

const print = element(10, 'Drukuj');
const label = element(12, 'Podmiot', {
  isTranslationDescriptionRequired: false,
  isTranslationDescriptionEditable: false,
});
const office = category(5, 'Urząd');
const state = category(6, 'Rząd', 'https://www.gov.pl');
const current = { standard: [print, label], menus: [office, state] };
const translated = {
  standard: [
    { ...print, translation: '=Drucken; "jetzt"', translationDescription: 'Artikel <drucken> & mehr' },
    { ...label, translation: 'Stelle' },
  ],
  menus: [
    { ...office, translatedDisplayText: 'Gemeindeamt', translatedTitle: 'Kategorie Gemeindeamt' },
    {
      ...state,
      translatedDisplayText: 'Regierung',
      translatedTitle: 'Regierung',
      translatedUrl: 'https://www.gov.pl/de',
    },
  ],
};

const bytes = (text: string) => new TextEncoder().encode(text);
const plan = async (text: string | Uint8Array) =>
  planTranslations(await readTranslations(typeof text === 'string' ? bytes(text) : text), 'DE', current);
const told = ({ rows }: Awaited<ReturnType<typeof plan>>) =>
  rows.map(({ line, name, outcome, errors }) => [line, name, outcome, ...errors]);
const refusal = (text: string | Uint8Array) =>
  plan(text).then(
    () => '',
    (error: Error) => error.message,
  );

describe.each([
  ['CSV', toTranslationCsv],
  ['XLIFF', toTranslationXliff],
])('%s', (_, serialise) => {
  test('an export is read without changes', async () => {
    const { rows, absent } = await plan(serialise('DE', exportedRows(translated)));
    expect(absent).toBe(0);
    expect(rows.map((row) => row.outcome)).toEqual(['change', 'change', 'change', 'change']);
    expect(rows.map(({ standard, menu }) => standard?.translation ?? menu?.translatedDisplayText)).toEqual([
      '=Drucken; "jetzt"',
      'Stelle',
      'Gemeindeamt',
      'Regierung',
    ]);
    expect(rows[0]?.standard?.translationDescription).toBe('Artikel <drucken> & mehr');
    expect(rows[3]?.menu?.translatedUrl).toBe('https://www.gov.pl/de');
    const file = await readTranslations(bytes(serialise('DE', exportedRows(translated))));
    expect(planTranslations(file, 'DE', translated).rows.map((row) => row.outcome)).toEqual(Array(4).fill('same'));
  });

  test('an export without translations changes nothing', async () => {
    const { rows } = await plan(serialise('DE', exportedRows(current)));
    expect(new Set(rows.map((row) => row.outcome))).toEqual(new Set(['empty']));
  });

  test('a file of another language is rejected', async () => {
    expect(await refusal(serialise('EN', exportedRows(translated)))).toBe(
      'Plik jest tłumaczeniem na język EN, a nie DE',
    );
  });
});

const head = 'language;id;text;description;url\r\n';

describe('rows of a file', () => {
  test('foreign, repeated, locked, incomplete and invalid rows are marked', async () => {
    const lines = [
      'DE;standard-10;Drucken;Artikel drucken;',
      'DE;standard-999;x;y;',
      'DE;standard-10;Nochmal;Artikel;',
      'DE;standard-12;Stelle;gesperrt;',
      'DE;menu-5;Amt;;',
      'DE;menu-6;Regierung;Regierung;nie adres',
      'DE;menu-5;Amt;Amt;',
    ];
    const result = await plan(head + lines.join('\r\n'));
    expect(told(result)).toEqual([
      [2, 'Artykuł › Drukuj', 'change'],
      [3, 'standard-999', 'foreign', 'Nie ma takiego elementu'],
      [4, 'Artykuł › Drukuj', 'invalid', 'Powtarza element z wiersza 2'],
      [5, 'Artykuł › Podmiot', 'invalid', 'Tego tekstu nie można zmienić'],
      [6, 'Menu pionowe › Urząd', 'invalid', 'Tekst dla czytników ekranu jest wymagany'],
      [
        7,
        'Menu pionowe › Rząd',
        'invalid',
        'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl',
      ],
      [8, 'Menu pionowe › Urząd', 'invalid', 'Powtarza element z wiersza 6'],
    ]);
    expect(result.absent).toBe(0);
  });

  test('absent texts stay unchanged', async () => {
    const file = await readTranslations(bytes('language,id,text\nDE,menu-5,Amt'));
    const { rows, absent } = planTranslations(file, 'DE', translated);
    expect(rows[0]?.menu).toMatchObject({ translatedDisplayText: 'Amt', translatedTitle: 'Kategorie Gemeindeamt' });
    expect(absent).toBe(3);
  });

  test.each([
    [`${head}DE;standard-10;Dru\u0007cken;x;`, /U\+0007/],
    [`${head}DE;standard-10;Dru\uFFFDcken;x;`, /uszkodzone znaki/],
    [`${head}DE;standard-10;${'x'.repeat(101)};x;`, /Maksymalnie 100 znaków/],
  ])('an invalid text is an error of its row: %#', async (text, message) => {
    const { rows } = await plan(text);
    expect([rows[0]?.outcome, rows[0]?.errors.join()]).toEqual(['invalid', expect.stringMatching(message)]);
  });

  test('Windows-1250 and UTF-16 are detected', async () => {
    const text = `${head}DE;menu-5;Miód;Dział;`;
    const windows = Uint8Array.from(text, (one) => ({ ó: 0xf3, ł: 0xb3 })[one] ?? one.charCodeAt(0));
    const wide = new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (one) => one.charCodeAt(0)).buffer);
    for (const file of [windows, wide])
      expect((await plan(file)).rows[0]?.menu).toMatchObject({
        translatedDisplayText: 'Miód',
        translatedTitle: 'Dział',
      });
  });

  test('ISO-8859-2 is detected, or given', async () => {
    const file = (text: string, codes: Readonly<Record<string, number>>) =>
      Uint8Array.from(`${head}DE;menu-5;${text};x;`, (one) => codes[one] ?? one.charCodeAt(0));
    const textIn = async (bytes: Uint8Array, encoding?: 'iso-8859-2') =>
      planTranslations(await readTranslations(bytes, encoding), 'DE', current).rows[0]?.menu?.translatedDisplayText;
    expect(await textIn(file('świąd', { ś: 0xb6, ą: 0xb1 }))).toBe('świąd');
    // this byte is „ľ” in the one and „µ” in the other
    expect(await textIn(file('?', { '?': 0xb5 }))).toBe('µ');
    expect(await textIn(file('?', { '?': 0xb5 }), 'iso-8859-2')).toBe('ľ');
  });
});

const xliff = (content: string, version = '2.0') =>
  `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:${version}" version="${version}" srcLang="pl" trgLang="de">
<file id="f" original="bip:DE">${content}</file></xliff>`;
const unit = (id: string, target: string) =>
  `<unit id="${id}"><segment><source>x</source><target>${target}</target></segment></unit>`;

test('XLIFF of translation tools: other units, several segments, inline elements and CDATA', async () => {
  const content = [
    '<notes><note>od tłumacza</note></notes>',
    unit('standard-10-text', 'Druck<pc id="1">en</pc>'),
    '<unit id="standard-10-description"><segment><source>a</source><target>Artikel </target></segment>',
    '<segment><source>b</source><target><![CDATA[drucken & mehr]]></target></segment></unit>',
    unit('inna-jednostka', 'x'),
    '<unit id="menu-5-text"><segment><source>Urząd</source></segment></unit>',
    unit('standard-10-text', 'Nochmal'),
  ];
  const { rows } = await plan(xliff(content.join('\n')));
  expect(rows.map(({ key, outcome }) => [key, outcome])).toEqual([
    ['standard-10', 'change'],
    ['inna-jednostka', 'foreign'],
    ['menu-5', 'empty'],
    ['standard-10', 'invalid'],
  ]);
  expect(rows[0]?.standard).toMatchObject({ translation: 'Drucken', translationDescription: 'Artikel drucken & mehr' });
});

test.each<[string, string | Uint8Array, string]>([
  ['empty', '', 'Plik jest pusty'],
  [
    'a spreadsheet',
    Uint8Array.of(0x50, 0x4b, 3, 4, 0),
    'To arkusz albo archiwum (xlsx, ods, xls, zip). Zapisz go jako CSV',
  ],
  ['no rows', head, 'Plik nie ma żadnego wiersza'],
  [
    'an unknown column',
    'language;id;text;KolumnaEN;\nDE;menu-5;x;y;',
    'Wiersz 1: nieznana kolumna „KolumnaEN”. Kolumny: language, id, area, name, plText, plDescription, plUrl, text, description, url',
  ],
  ['a repeated column', 'language;id;text;Text\nDE;menu-5;x;y', 'Wiersz 1: kolumna „text” powtarza się'],
  ['no id', 'language;text\nDE;x', 'Wiersz 1: brak kolumny „id”'],
  ['no texts', 'language;id\nDE;x', 'Wiersz 1: brak kolumny z tłumaczeniem („text”, „description” albo „url”)'],
  ['columns', `${head}DE;menu-5;a`, 'Wiersz 2: liczba kolumn (3) jest inna niż w nagłówku (5)'],
  ['two languages', `${head}DE;menu-5;a;b;\nEN;menu-6;a;b;`, 'Wiersz 3: inny język (EN) niż wyżej (DE)'],
  ['an open quote', `${head}DE;menu-5;"a;b;`, 'Wiersz 2: brak zamykającego cudzysłowu'],
  ['50,000 rows', head + 'DE;menu-5;a;b;\r\n'.repeat(50_000), 'Plik ma więcej wierszy niż 20000'],
  ['50,000 units', xliff(unit('menu-5-text', 'x').repeat(50_000)), 'Plik ma więcej wierszy niż 20000'],
  ['XLIFF 1.2', xliff('', '1.2'), 'To nie jest XLIFF 2.0 (wersja 1.2)'],
  ['another XML', '<html></html>', 'Plik nie ma żadnego tłumaczenia'],
  ['cut XML', xliff(unit('menu-5-text', 'x')).slice(0, -30), 'Wiersz 2: to nie jest poprawny XML'],
  ['DOCTYPE', '<!DOCTYPE x [<!ENTITY a "b">]><xliff/>', 'Plik zawiera DOCTYPE, którego tu nie ma w XLIFF'],
  [
    'a foreign XLIFF',
    xliff('').replace('bip:DE', 'strona.html'),
    'Plik nie pochodzi z eksportu tłumaczeń (brak oznaczenia języka w elemencie file)',
  ],
  [
    'one damaged byte in UTF-8',
    Uint8Array.from([...bytes(`${head}DE;menu-5;żółć;`), 0xb3, ...bytes(';')]),
    'Wiersz 2: uszkodzony znak, bo plik jest w UTF-8',
  ],
  [
    'XML that is not UTF-8',
    Uint8Array.from([...bytes('<xliff a="'), 0xb3, ...bytes('"/>')]),
    'Plik XLIFF nie jest zapisany w UTF-8',
  ],
])('a file is rejected: %s', async (_, file, message) => {
  expect(await refusal(file)).toBe(message);
});
