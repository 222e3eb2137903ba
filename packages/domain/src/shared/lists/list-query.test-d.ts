// Filters and sortings that are not in the contract must not compile. `tsc` checks it: a missing expected error is an error.
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { FilterText, SortingText } from './list-columns.ts';
import { parseFilters, parseSortings, writeFilters } from './list-query.ts';

type Articles = typeof listArticlesDefinition;
const { columns, extraColumns } = listArticlesDefinition;

export const written = [
  writeFilters(columns, [{ column: 'status', operation: 'in', values: [10] }]),
  // @ts-expect-error misspelt
  writeFilters(columns, [{ column: 'stauts', operation: 'in', values: [10] }]),
  // @ts-expect-error an operation that the column does not have
  writeFilters(columns, [{ column: 'status', operation: 'contains', values: [10] }]),
  // @ts-expect-error not a status
  writeFilters(columns, [{ column: 'status', operation: 'in', values: [15] }]),
  // @ts-expect-error a number is no text
  writeFilters(columns, [{ column: 'title', operation: 'contains', value: 1 }]),
  writeFilters(extraColumns, [{ column: 'tags', operation: 'in', values: [3] }]),
  // @ts-expect-error a column of the advanced search alone
  writeFilters(columns, [{ column: 'tags', operation: 'in', values: [3] }]),
];

export const texts: FilterText<Articles>[] = [
  'title;contains;plan',
  // @ts-expect-error misspelt
  'titel;contains;plan',
  // @ts-expect-error an operation that the column does not have
  'id;contains;1',
];

export const sortings: SortingText<Articles>[] = [
  'title;asc',
  // @ts-expect-error the contract does not sort by this column
  'createdBy;asc',
  // @ts-expect-error no direction
  'title;up',
];

const [sorting] = parseSortings(listArticlesDefinition, []).sortings;
export const sortedBy = [
  sorting?.column === 'title',
  // @ts-expect-error no sorting of the list
  sorting?.column === 'createdBy',
];

const [filter] = parseFilters(columns, []).filters;
export const values = [
  filter?.column === 'version' && filter.values[0].toFixed(),
  // @ts-expect-error a text is no number
  filter?.column === 'title' && filter.values[0].toFixed(),
];
