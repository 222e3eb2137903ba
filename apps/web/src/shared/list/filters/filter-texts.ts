// Filters in the address of a list. Without React: the first file of the application asks for the rows (first/first-calls.ts).
import type { Columns, Filter } from '@redakcja/domain/shared/lists/list-columns';
import { parseFilters, writeFilters } from '@redakcja/domain/shared/lists/list-query';
import type { SearchParams } from '../../search-params.ts';
import { listOf } from '../search/list-search.ts';
import { hiddenFilters } from './hidden-filters.ts';

/** The filters of an address; of those by personal data it has only a reference (hidden-filters.ts). */
export function activeFilters<C extends Columns>(columns: C, texts: readonly string[], reference: string | undefined) {
  const isPersonal = ({ column }: { column: keyof C & string }) => isPersonalColumn(columns, column);
  // A malformed filter is ignored; the others stay.
  const read = (list: readonly string[]) => list.flatMap((text) => parseFilters(columns, [text]).filters);
  return [...read(texts).filter((filter) => !isPersonal(filter)), ...read(hiddenFilters(reference)).filter(isPersonal)];
}

export function textsOf<C extends Columns>(columns: C, active: readonly Filter<C>[]): string[] | undefined {
  return active.length > 0 ? writeFilters(columns, active) : undefined;
}

/** Parameters of the generated hook, from the URL; undefined without filters. */
export function filterTexts<C extends Columns>(
  columns: C,
  key: 'filters' | 'extraFilters',
  search: SearchParams,
): string[] | undefined {
  return textsOf(columns, activeFilters(columns, listOf(search[key]), listOf(search.hidden)[0]));
}

export function isPersonalColumn<C extends Columns>(columns: C, column: keyof C & string): boolean {
  const definition = columns[column];
  return definition !== undefined && 'isPersonal' in definition && definition.isPersonal === true;
}
