import type { ColumnDefinition, Columns, FilterInput, FilterOperation } from '@redakcja/domain/shared/list-columns';
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

/** By column, and by column and operation where two filters make a period. */
export type FilterDraft = Readonly<Record<string, FilterDraftEntry>>;

/** Whether a column is asked for by its first and its last day. */
function isPeriod({ kind, operations }: ColumnDefinition): boolean {
  return kind === 'date' && operations.includes('greaterThanOrEqual') && operations.includes('lessThanOrEqual');
}

const ofOperation = (column: string, operation: FilterOperation) => `${column};${operation}`;

/** A day or a moment is drafted as it was typed. */
function drafted(value: unknown): Value {
  if (typeof value === 'object' && value !== null && 'text' in value) return String(value.text);
  return value as Value;
}

export function draftOf<C extends Columns>(filters: Filters<C>): FilterDraft {
  return Object.fromEntries(
    filters.active.map(({ column, operation, values }) => {
      const definition = filters.columns[column];
      const key = definition !== undefined && isPeriod(definition) ? ofOperation(column, operation) : column;
      return [key, { operation, values: values.map(drafted) }];
    }),
  );
}

export function filtersOf<C extends Columns>(draft: FilterDraft): FilterInput<C>[] {
  // The fields of the drawer name columns of the list; the writer refuses any other.
  return Object.entries(draft).map(
    ([key, { operation, values }]) => ({ column: key.split(';')[0], operation, values }) as FilterInput<C>,
  );
}

export interface FilterDraftAccess {
  columns: Columns;
  draft: FilterDraft;
  put(key: string, entry: FilterDraftEntry): void;
}

export const FilterDraftContext = createContext<FilterDraftAccess | null>(null);

/** The drafted filter of a column, for the fields of a filter drawer; of one operation of it where it is asked for by a period. */
export function useFilterDraft(column: string, operation?: FilterOperation) {
  const access = use(FilterDraftContext);
  const definition = access?.columns[column];
  if (!access || !definition) throw new Error(`No filter drawer around the filter "${column}", or no such column`);
  const key = operation === undefined ? column : ofOperation(column, operation);
  return {
    definition,
    entry: access.draft[key],
    put: (next: FilterDraftEntry) => access.put(key, next),
  };
}
