import type {
  ColumnDefinition,
  ColumnKind,
  Columns,
  FilterInput,
  FilterOperation,
} from '@redakcja/domain/shared/lists/list-columns';
import type { Filters } from './use-filters.ts';

/** A filter in the drawer before it is applied. Dates stay as typed. */
export interface FilterDraftEntry<Operation extends FilterOperation = FilterOperation, Value = unknown> {
  operation: Operation;
  values: readonly Value[];
  /** Error of the input; the filter cannot be applied. */
  error?: string;
}

/** Keyed by column, or by column and operation for a period. */
export type FilterDraft = Readonly<Record<string, FilterDraftEntry>>;

/** The drafted filter of a column. The types define which columns a field of the drawer accepts. */
export interface ColumnFilter<Kind extends ColumnKind, Operation extends FilterOperation, Value> {
  kind: Kind;
  operations: readonly Operation[];
  firstOperation: Operation;
  /** Smallest integer. */
  min: number | undefined;
  entry: FilterDraftEntry<Operation, Value> | undefined;
  put: (entry: FilterDraftEntry<Operation, Value>) => void;
}

type DraftedValue<Definition extends ColumnDefinition> = Definition extends { kind: 'enum' }
  ? Definition['values'][number]
  : { text: string; date: string; integer: number; boolean: boolean; enum: never }[Definition['kind']];

/** The filter of a column, or of one of its operations for a period. */
export type ColumnFilters<C extends Columns> = <
  Name extends keyof C & string,
  Operation extends C[Name]['operations'][number] = C[Name]['operations'][number],
>(
  column: Name,
  operation?: Operation,
) => ColumnFilter<C[Name]['kind'], Operation, DraftedValue<C[Name]>>;

export function columnFilters<C extends Columns>(
  columns: C,
  draft: FilterDraft,
  put: (key: string, entry: FilterDraftEntry) => void,
): ColumnFilters<C> {
  return <Name extends keyof C & string, Operation extends C[Name]['operations'][number]>(
    column: Name,
    operation?: Operation,
  ) => {
    const definition = columns[column] as C[Name];
    const operations = definition.operations as readonly Operation[];
    const key = operation === undefined ? column : ofOperation(column, operation);
    return {
      kind: definition.kind as C[Name]['kind'],
      operations,
      firstOperation: operation ?? (operations[0] as Operation),
      min: minOf(definition),
      // drafts are stored by strings; `put` lets in nothing but the column's own operations and values
      entry: draft[key] as FilterDraftEntry<Operation, DraftedValue<C[Name]>> | undefined,
      put: (entry) => put(key, entry),
    };
  };
}

function minOf(definition: ColumnDefinition): number | undefined {
  return definition.kind === 'enum' ? undefined : definition.min;
}

/** Whether a column is filtered by a period. */
function isPeriod({ kind, operations }: ColumnDefinition): boolean {
  return kind === 'date' && operations.includes('greaterThanOrEqual') && operations.includes('lessThanOrEqual');
}

const ofOperation = (column: string, operation: FilterOperation) => `${column};${operation}`;

/** Dates stay as typed. */
function drafted(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'text' in value ? value.text : value;
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
  // The keys and values were drafted by column filters of C, which TypeScript cannot follow through strings.
  return Object.entries(draft).map(
    ([key, { operation, values }]) => ({ column: key.split(';')[0], operation, values }) as FilterInput<C>,
  );
}
