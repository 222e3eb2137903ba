// Types of what a list may be filtered and sorted by. The definitions are generated from `x-filters` and `x-sortings` of the contract
// (packages/generated/src/lists).

/** How a value of a filter is read. `date` takes a day of Warsaw (`yyyy-MM-dd`) or a moment (ISO 8601 with offset). */
export type ColumnKind = 'text' | 'integer' | 'date' | 'boolean' | 'enum';

export type FilterOperation =
  | 'contains'
  | 'startsWith'
  | 'equal'
  | 'notEqual'
  | 'in'
  | 'greaterThan'
  | 'greaterThanOrEqual'
  | 'lessThan'
  | 'lessThanOrEqual';

interface PlainColumn {
  kind: Exclude<ColumnKind, 'enum'>;
  operations: readonly FilterOperation[];
  /** Smallest integer; the smallest of the database when absent. */
  min?: number;
  /** Its values identify a person: a screen does not write them into its address. */
  isPersonal?: boolean;
}

interface EnumColumn {
  kind: 'enum';
  operations: readonly FilterOperation[];
  /** All values of the enumeration. */
  values: readonly (number | string)[];
}

export type ColumnDefinition = PlainColumn | EnumColumn;
export type Columns = Readonly<Record<string, ColumnDefinition>>;

/** A day or a moment as a period: `from` inclusive, `to` exclusive; `text` is what was asked. */
export interface DateValue {
  text: string;
  from: Date;
  to: Date;
}

type ValueOf<Definition extends ColumnDefinition> = Definition extends EnumColumn
  ? Definition['values'][number]
  : Definition extends { kind: 'integer' }
    ? number
    : Definition extends { kind: 'boolean' }
      ? boolean
      : Definition extends { kind: 'date' }
        ? DateValue
        : string;

/** A filter that has been read: one value, or several for `in`. */
export type Filter<C extends Columns = Columns> = {
  [Name in keyof C & string]: {
    column: Name;
    operation: C[Name]['operations'][number];
    values: readonly [ValueOf<C[Name]>, ...ValueOf<C[Name]>[]];
  };
}[keyof C & string];

/** A filter to be written. A date may be its text; empty values are left out by the writer. */
export type FilterInput<C extends Columns = Columns> = {
  [Name in keyof C & string]: {
    column: Name;
    operation: C[Name]['operations'][number];
    value?: WritableValue<C[Name]> | null;
    values?: readonly WritableValue<C[Name]>[];
  };
}[keyof C & string];

type WritableValue<Definition extends ColumnDefinition> = Definition extends { kind: 'date' }
  ? DateValue | string
  : ValueOf<Definition>;

export type SortDirection = 'asc' | 'desc';

export interface Sorting<Name extends string = string> {
  column: Name;
  direction: SortDirection;
}

/** Columns and sortings of one list operation. */
export interface ListDefinition<C extends Columns = Columns, S extends string = string> {
  columns: C;
  sortings: readonly S[];
  /** Used when the query names none. */
  defaultSortings: readonly Sorting<S>[];
}

/** A filter as a query has it, of a column and an operation of the list: for calls that need no reading and no writing of filters. */
export type FilterText<L extends ListDefinition> = {
  [Name in keyof L['columns'] & string]: `${Name};${L['columns'][Name]['operations'][number]};${string}`;
}[keyof L['columns'] & string];

/** A sorting as a query has it. */
export type SortingText<L extends ListDefinition> = `${L['sortings'][number]};${SortDirection}`;

/** Columns that have an operation. */
export type ColumnsWith<C extends Columns, Operation extends FilterOperation> = {
  [Name in keyof C & string]: Operation extends C[Name]['operations'][number] ? Name : never;
}[keyof C & string];
