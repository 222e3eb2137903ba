import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import { listTagsDefinition } from '@redakcja/generated/lists/listTags';
import { describe, expect, test } from 'vitest';
import { parseFilters, parseSortings, writeFilters, writeSortings } from './list-query.ts';
import { pageCount, pageSizeLabel, pageSizes, pageWindow } from './paging.ts';

const { columns } = listArticlesDefinition;

describe('filters that are read', () => {
  test.each([
    ['title;contains;uchwała', { column: 'title', operation: 'contains', values: ['uchwała'] }],
    ['title;equal;a;b;;c', { column: 'title', operation: 'equal', values: ['a;b;;c'] }],
    ['title;contains; dwa\nwiersze ', { column: 'title', operation: 'contains', values: [' dwa\nwiersze '] }],
    ['status;in;10;20', { column: 'status', operation: 'in', values: [10, 20] }],
    ['status;notEqual;60', { column: 'status', operation: 'notEqual', values: [60] }],
    ['version;greaterThan;0', { column: 'version', operation: 'greaterThan', values: [0] }],
    ['id;in;2147483647', { column: 'id', operation: 'in', values: [2147483647] }],
  ])('%s', (text, filter) => {
    expect(parseFilters(columns, [text])).toEqual({ filters: [filter], errors: [] });
  });

  test('a day is the whole day in Warsaw, a moment a millisecond', () => {
    const { filters } = parseFilters(columns, [
      'createdDate;equal;2026-03-29',
      'createdDate;lessThan;2026-03-29T10:00:00Z',
    ]);
    expect(filters.map((filter) => filter.values[0])).toEqual([
      { text: '2026-03-29', from: new Date('2026-03-28T23:00:00Z'), to: new Date('2026-03-29T22:00:00Z') },
      {
        text: '2026-03-29T10:00:00Z',
        from: new Date('2026-03-29T10:00:00Z'),
        to: new Date('2026-03-29T10:00:00.001Z'),
      },
    ]);
  });

  test('booleans', () => {
    const booleans = { isActive: { kind: 'boolean', operations: ['equal'] } } as const;
    expect(parseFilters(booleans, ['isActive;equal;true', 'isActive;equal;false', 'isActive;equal;1'])).toEqual({
      filters: [
        { column: 'isActive', operation: 'equal', values: [true] },
        { column: 'isActive', operation: 'equal', values: [false] },
      ],
      errors: ['Nieprawidłowa wartość „1” w filtrze kolumny „Aktywność”: oczekiwano „true” lub „false”'],
    });
  });

  test('none', () => {
    expect(parseFilters(columns, undefined)).toEqual({ filters: [], errors: [] });
  });
});

describe('filters that are refused', () => {
  test.each([
    ['password;equal;x', 'Nieznana kolumna filtra „password”'],
    ['constructor;equal;x', 'Nieznana kolumna filtra „constructor”'],
    ['__proto__;equal;x', 'Nieznana kolumna filtra „__proto__”'],
    ['title;like;x', 'Niedozwolona operacja „like” w filtrze kolumny „Tytuł”. Dozwolone: contains, startsWith, equal'],
    ['title;contains;', 'Filtr kolumny „Tytuł” nie ma wartości'],
    ['title;contains', 'Nieprawidłowy filtr „title;contains”: oczekiwano „kolumna;operacja;wartość”'],
    [';equal;x', 'Nieprawidłowy filtr „;equal;x”: oczekiwano „kolumna;operacja;wartość”'],
    ['title;;x', 'Nieprawidłowy filtr „title;;x”: oczekiwano „kolumna;operacja;wartość”'],
    ['', 'Nieprawidłowy filtr „”: oczekiwano „kolumna;operacja;wartość”'],
    [
      'version;equal;-1',
      'Nieprawidłowa wartość „-1” w filtrze kolumny „Wersja”: oczekiwano liczby całkowitej nie mniejszej niż 0',
    ],
    [
      'version;equal;1.5',
      'Nieprawidłowa wartość „1.5” w filtrze kolumny „Wersja”: oczekiwano liczby całkowitej nie mniejszej niż 0',
    ],
    [
      'version;equal;abc',
      'Nieprawidłowa wartość „abc” w filtrze kolumny „Wersja”: oczekiwano liczby całkowitej nie mniejszej niż 0',
    ],
    [
      'version;equal;2147483648',
      'Nieprawidłowa wartość „2147483648” w filtrze kolumny „Wersja”: oczekiwano liczby całkowitej nie mniejszej niż 0',
    ],
    [
      'id;in;1;;2',
      'Nieprawidłowa wartość „” w filtrze kolumny „Numer”: oczekiwano liczby całkowitej nie mniejszej niż 1',
    ],
    [
      'status;equal;15',
      'Nieprawidłowa wartość „15” w filtrze kolumny „Status”: oczekiwano jednej z wartości: 10, 20, 30, 40, 50, 60',
    ],
    [
      'createdDate;equal;2026-02-30',
      'Nieprawidłowa wartość „2026-02-30” w filtrze kolumny „Data utworzenia”: oczekiwano daty w formacie rrrr-mm-dd lub daty i godziny ISO 8601',
    ],
    ['title;contains;a\u0000', 'Nieprawidłowa wartość „a\u0000” w filtrze kolumny „Tytuł”: oczekiwano tekstu'],
    [
      `title;${'x'.repeat(60)};a`,
      `Niedozwolona operacja „${'x'.repeat(40)}…” w filtrze kolumny „Tytuł”. Dozwolone: contains, startsWith, equal`,
    ],
  ])('%j', (text, error) => {
    expect(parseFilters(columns, [text])).toEqual({ filters: [], errors: [error] });
  });

  test('every wrong one is named', () => {
    expect(
      parseFilters(listTagsDefinition.columns, ['x;equal;1', 'name;contains;a', 'id;equal;a']).errors,
    ).toHaveLength(2);
  });
});

describe('filters that are written', () => {
  test('what is written is read back', () => {
    const texts = ['title;contains;a;b', 'status;in;10;60', 'createdDate;equal;2026-11-18', 'version;equal;3'];
    expect(writeFilters(columns, parseFilters(columns, texts).filters)).toEqual(texts);
  });

  test('empty values are left out', () => {
    expect(
      writeFilters(listArticlesDefinition.extraColumns, [
        { column: 'tags', operation: 'in', values: [] },
        { column: 'version', operation: 'equal', value: null },
        { column: 'categories', operation: 'in', values: [3, 7] },
      ]),
    ).toEqual(['categories;in;3;7']);
    expect(writeFilters(columns, [{ column: 'title', operation: 'contains', value: '' }])).toEqual([]);
  });

  test('a semicolon in one of several values cannot be expressed', () => {
    expect(() =>
      writeFilters(listTagsDefinition.columns, [{ column: 'languageIsoCode', operation: 'in', values: ['P;L', 'EN'] }]),
    ).toThrow(RangeError);
  });
});

describe('sortings', () => {
  test('are read in their order', () => {
    expect(parseSortings(listArticlesDefinition, ['status;asc', 'title;desc'])).toEqual({
      sortings: [
        { column: 'status', direction: 'asc' },
        { column: 'title', direction: 'desc' },
      ],
      errors: [],
    });
  });

  test('without any, the default', () => {
    expect(parseSortings(listArticlesDefinition, []).sortings).toEqual([{ column: 'createdDate', direction: 'desc' }]);
    expect(parseSortings(listTagsDefinition, undefined).sortings).toEqual([{ column: 'name', direction: 'asc' }]);
  });

  test.each([
    ['content;asc', 'Nieznana kolumna sortowania „content”'],
    ['title', 'Nieprawidłowe sortowanie „title”: oczekiwano „title;asc” lub „title;desc”'],
    ['title;up', 'Nieprawidłowe sortowanie „title;up”: oczekiwano „title;asc” lub „title;desc”'],
    ['title;asc;x', 'Nieprawidłowe sortowanie „title;asc;x”: oczekiwano „title;asc” lub „title;desc”'],
  ])('%s is refused', (text, error) => {
    expect(parseSortings(listArticlesDefinition, [text])).toEqual({ sortings: [], errors: [error] });
  });

  test('a repeated column is refused', () => {
    expect(parseSortings(listArticlesDefinition, ['id;asc', 'id;desc']).errors).toEqual([
      'Kolumna „Numer” powtarza się w sortowaniu',
    ]);
  });

  test('are written', () => {
    expect(writeSortings([{ column: 'name', direction: 'desc' }])).toEqual(['name;desc']);
  });
});

describe('pages', () => {
  test('the choices', () => {
    expect(pageSizes.map(pageSizeLabel)).toEqual(['Wszystkie', '20', '50', '100', '200']);
  });

  test.each([
    [1, 20, 0, 20],
    [250, 20, 4980, 20],
    [1, 0, 0, 1000],
    [2, 0, 1000, 1000],
    [1, 5000, 0, 1000],
  ])('page %d of %d starts at %d and takes %d', (page, size, offset, limit) => {
    expect(pageWindow(page, size)).toEqual({ offset, limit });
  });

  test.each([
    [0, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [900, 0, 1],
  ])('%d rows by %d are %d pages', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages);
  });
});
