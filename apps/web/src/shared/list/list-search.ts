// The state of a list in its address: it survives a reload, opening a form and going back, and can be sent to a colleague.
import type { Columns, ListDefinition, Sorting } from '@redakcja/domain/shared/list-columns';
import { parseSortings } from '@redakcja/domain/shared/list-query';
import { defaultPageSize, pageSizes } from '@redakcja/domain/shared/paging';
import type { SearchParams } from '../search-params.ts';

export interface ListSearch<S extends string> {
  page: number;
  size: number;
  /** Empty for the default order of the list. */
  sortings: Sorting<S>[];
  lang: string | undefined;
}

/** Keys that outlive "Wyczyść filtry". */
const lasting = ['size', 'sortings', 'lang'] as const;

export function listOf(value: SearchParams[string]): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

/** Reads an address. Malformed parameters are ignored: an address is not a form that could be corrected. */
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

/** Puts changes into an address. What equals the default is left out, and every change but paging leads to the first page. */
export function patchListSearch(search: SearchParams, change: SearchParams): SearchParams {
  const next: Record<string, SearchParams[string]> = { ...search, page: undefined, ...change };
  if (next.page === '1') next.page = undefined;
  if (next.size === String(defaultPageSize)) next.size = undefined;
  return Object.fromEntries(Object.entries(next).filter(([, value]) => listOf(value).length > 0));
}

/** Without filters, whatever keys the screen has for them. */
export function withoutFilters(search: SearchParams): SearchParams {
  return Object.fromEntries(lasting.flatMap((key) => (search[key] === undefined ? [] : [[key, search[key]]])));
}

/** What makes the rows other rows: everything but paging and order. */
export function scopeOf(search: SearchParams): string {
  const { page, size, sortings, ...scope } = search;
  return JSON.stringify(scope);
}
