// State of a list in the URL: it survives reloads and back navigation, and can be shared as a link.
import type { Columns, ListDefinition, Sorting } from '@redakcja/domain/shared/lists/list-columns';
import { parseSortings } from '@redakcja/domain/shared/lists/list-query';
import { defaultPageSize, pageSizes } from '@redakcja/domain/shared/lists/paging';
import type { SearchParams } from '../../search-params.ts';

export interface ListSearch<S extends string> {
  page: number;
  size: number;
  /** Empty for the default order of the list. */
  sortings: Sorting<S>[];
  lang: string | undefined;
}

/** Keys that "Wyczyść filtry" keeps. */
const lasting = ['size', 'sortings', 'lang', 'without'] as const;

export function listOf(value: SearchParams[string]): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

/** Parses a URL; malformed parameters are ignored. */
export function readListSearch<C extends Columns, S extends string>(
  search: SearchParams,
  list: ListDefinition<C, S>,
): ListSearch<S> {
  const size = Number(listOf(search.size)[0] ?? defaultPageSize);
  const page = Number(listOf(search.page)[0] ?? 1);
  const given = listOf(search.sortings);
  const { sortings, errors } = parseSortings(list, given);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: pageSizes.some((known) => known === size) ? size : defaultPageSize,
    sortings: given.length > 0 && errors.length === 0 ? sortings : [],
    lang: listOf(search.lang)[0],
  };
}

/** Applies changes to a URL. Default values are omitted, and every change except paging returns to the first page. */
export function patchListSearch(search: SearchParams, change: SearchParams): SearchParams {
  const next: Record<string, SearchParams[string]> = { ...search, page: undefined, ...change };
  if (next.page === '1') next.page = undefined;
  if (next.size === String(defaultPageSize)) next.size = undefined;
  return Object.fromEntries(Object.entries(next).filter(([, value]) => listOf(value).length > 0));
}

/** Removes all filters. */
export function withoutFilters(search: SearchParams): SearchParams {
  return Object.fromEntries(lasting.flatMap((key) => (search[key] === undefined ? [] : [[key, search[key]]])));
}

/** Parameters that define the set of rows: all but paging, order and columns. */
export function scopeOf(search: SearchParams): string {
  const { page, size, sortings, without, ...scope } = search;
  return JSON.stringify(scope);
}
