import { listTagsDefinition } from '@redakcja/generated/lists/listTags';
import { describe, expect, it } from 'vitest';
import { patchListSearch, readListSearch, scopeOf, withoutFilters } from './list-search.ts';

describe('readListSearch', () => {
  it('has the defaults of the specification', () => {
    expect(readListSearch({}, listTagsDefinition)).toEqual({ page: 1, size: 20, sortings: [], lang: undefined });
  });

  it.each([
    ['page', '0'],
    ['page', '-3'],
    ['page', '1.5'],
    ['page', 'x'],
    ['size', '7'],
    ['size', 'all'],
    ['sortings', 'secret;asc'],
    ['sortings', 'name;up'],
  ])('takes a spoilt %s (%s) for not given', (key, value) => {
    expect(readListSearch({ [key]: value }, listTagsDefinition)).toEqual(readListSearch({}, listTagsDefinition));
  });

  it('reads what it wrote', () => {
    const search = patchListSearch({}, { page: '3', size: '0', sortings: ['name;desc'], lang: 'EN' });
    expect(readListSearch(search, listTagsDefinition)).toEqual({
      page: 3,
      size: 0,
      sortings: [{ column: 'name', direction: 'desc' }],
      lang: 'EN',
    });
  });
});

describe('patchListSearch', () => {
  it('leads to the first page whenever the rows become others', () => {
    expect(patchListSearch({ page: '4', size: '50' }, { filters: ['name;contains;a'] })).toEqual({
      size: '50',
      filters: ['name;contains;a'],
    });
  });

  it('leaves out what equals the default, and empty lists', () => {
    expect(patchListSearch({ size: '50', filters: ['a;b;c'] }, { size: '20', page: '1', filters: [] })).toEqual({});
  });
});

it('withoutFilters keeps the language, the order and the page size', () => {
  const search = { page: '2', size: '50', lang: 'EN', sortings: 'name;asc', filters: 'name;contains;a', status: '10' };
  expect(withoutFilters(search)).toEqual({ size: '50', lang: 'EN', sortings: 'name;asc' });
});

it('scopeOf depends on filters and language only', () => {
  expect(scopeOf({ lang: 'PL', page: '2', size: '50', sortings: 'name;asc' })).toBe(scopeOf({ lang: 'PL' }));
  expect(scopeOf({ lang: 'EN' })).not.toBe(scopeOf({ lang: 'PL' }));
});
