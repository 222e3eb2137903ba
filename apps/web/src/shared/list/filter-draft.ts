import type { Columns, FilterInput, FilterOperation } from '@redakcja/domain/shared/list-columns';
import { createContext, use } from 'react';
import type { Filters } from './use-filters.ts';

type Value = string | number | boolean;

/** One filter while it is being chosen in the drawer, before anything is asked for. */
export interface FilterDraftEntry {
  operation: FilterOperation;
  values: readonly Value[];
  /** What is wrong with what was typed; such a filter cannot be applied. */
  error?: string;
}

export type FilterDraft = Readonly<Record<string, FilterDraftEntry>>;

/** A day or a moment is drafted as it was typed. */
function drafted(value: unknown): Value {
  if (typeof value === 'object' && value !== null && 'text' in value) return String(value.text);
  return value as Value;
}

export function draftOf<C extends Columns>(filters: Filters<C>): FilterDraft {
  return Object.fromEntries(
    filters.active.map(({ column, operation, values }) => [column, { operation, values: values.map(drafted) }]),
  );
}

export function filtersOf<C extends Columns>(draft: FilterDraft): FilterInput<C>[] {
  // The fields of the drawer name columns of the list; the writer refuses any other.
  return Object.entries(draft).map(
    ([column, { operation, values }]) => ({ column, operation, values }) as FilterInput<C>,
  );
}

export interface FilterDraftAccess {
  columns: Columns;
  draft: FilterDraft;
  put(column: string, entry: FilterDraftEntry): void;
}

export const FilterDraftContext = createContext<FilterDraftAccess | null>(null);

/** The drafted filter of a column, for the fields of a filter drawer. */
export function useFilterDraft(column: string) {
  const access = use(FilterDraftContext);
  const definition = access?.columns[column];
  if (!access || !definition) throw new Error(`No filter drawer around the filter "${column}", or no such column`);
  const entry = access.draft[column];
  return {
    definition,
    entry,
    put: (next: FilterDraftEntry) => access.put(column, next),
  };
}
