import { describe, expect, test } from 'vitest';
import { importedIsoCodes, importedTags } from './import-fields.ts';
import { importedRows, maxImportRows } from './import-file.ts';
import { plannedRows, rowErrors } from './import-plan.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const windows1250 = Uint8Array.from([...'nazwa\n'].map((one) => one.charCodeAt(0)).concat([0xbf, 0xf3, 0xb3, 0xe6]));

describe('a file of a dictionary', () => {
  test.each([
    ['name,languageIsoCode\nalfa,EN\n', importedTags, [{ name: 'alfa', languageIsoCode: 'EN' }]],
    ['\uFEFFNazwa;Język\r\n"a; b";PL\r\n', importedTags, [{ name: 'a; b', languageIsoCode: 'PL' }]],
    ['kod;nazwa\nfr;Francja\n', importedIsoCodes, [{ code: 'fr', name: 'Francja' }]],
    ["nazwa;\n'=1+1;\n", importedTags, [{ name: '=1+1' }]],
    ['sep=,\r\nnazwa,język\r\na;b,PL\r\n', importedTags, [{ name: 'a;b', languageIsoCode: 'PL' }]],
  ])('%j', (text, dictionary, cells) => {
    expect(importedRows(bytes(text), dictionary)).toMatchObject({
      rows: cells.map((one) => ({ cells: one, errors: [] })),
    });
  });

  test('in ISO-8859-2', () => {
    const iso = Uint8Array.from([...bytes('nazwa\nwie'), 0xb6, 0x20, 0xb1]);
    expect(importedRows(iso, importedTags)).toMatchObject({ rows: [{ cells: { name: 'wieś ą' } }] });
  });

  test('in Windows-1250', () => {
    expect(importedRows(windows1250, importedTags)).toMatchObject({ rows: [{ line: 2, cells: { name: 'żółć' } }] });
  });

  test.each([
    [bytes(''), 'Plik jest pusty'],
    [bytes('nazwa\n'), 'Plik nie ma żadnego wiersza poza nagłówkiem'],
    [bytes('tytul\nx\n'), 'Wiersz 1: brak kolumny „name” (albo „nazwa”)'],
    [
      bytes('nazwa;KolumnaEN\nx;y\n'),
      'Wiersz 1: nieznana kolumna „KolumnaEN”. Kolumny: name (nazwa), languageIsoCode (język)',
    ],
    [Uint8Array.from([...bytes('nazwa\nżółć\n'), 0xb3]), 'Wiersz 3: uszkodzony znak, bo plik jest w UTF-8'],
    [bytes('name;nazwa\nx;y\n'), 'Wiersz 1: kolumna „name” powtarza się'],
    [bytes('name\n"bez końca'), 'Wiersz 2: brak zamykającego cudzysłowu'],
    [Uint8Array.from([0x50, 0x4b, 3, 4]), 'To arkusz albo archiwum (xlsx, ods, xls, zip). Zapisz go jako CSV'],
    [
      bytes(`name\n${'x\n'.repeat(maxImportRows + 1)}`),
      'Plik ma więcej niż 50000 wierszy. Tak duży plik wczyta polecenie bip',
    ],
    [new Uint8Array(10_000_001), 'Plik jest większy niż 10 MB. Tak duży plik wczyta polecenie bip'],
  ])('that is wrong as a whole: %#', (content, error) => {
    expect(importedRows(content, importedTags)).toEqual({ error });
  });
});

test('each row has the errors of the file and those of the dry run', () => {
  const file = importedRows(bytes('name;lang\nalfa;PL\n;PL\nAlfa;pl\na;b;c\nbeta;DE\n'), importedTags);
  if ('error' in file) throw new Error(file.error);
  const results = [
    { index: 0, outcome: 'skipped' as const, id: 1, errors: [] },
    { index: 1, outcome: 'failed' as const, id: null, errors: ['Nie ma wersji językowej o kodzie „DE”'] },
  ];
  const rows = plannedRows(file.rows, results, importedTags);
  expect(rows.map((row) => [row.line, row.outcome, rowErrors(row)])).toEqual([
    [2, 'skipped', []],
    [3, 'failed', ['kolumna name: Nazwa jest polem wymaganym']],
    [4, 'failed', ['kolumna name: „Alfa” powtarza się, po raz pierwszy: 2']],
    [5, 'failed', ['Liczba kolumn (3) jest inna niż w nagłówku (2)']],
    [6, 'failed', ['kolumna languageIsoCode: Nie ma wersji językowej o kodzie „DE”']],
  ]);
});
