import type { ListDefinition } from '@redakcja/domain/shared/lists/list-columns';
import type { ReactNode } from 'react';

interface ShownColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Class for its width or its alignment. */
  className?: string;
  /** Until the person chooses columns it is shown on a wide screen only, or not at all. */
  unchosen?: 'wide' | 'hidden';
}

/** `name` is a sorting of the contract where the column is sortable, otherwise a property of the row. */
export type ColumnOf<Row, Sorting extends string> =
  | (ShownColumn<Row> & { name: Sorting; sortable: true })
  | (ShownColumn<Row> & { name: keyof Row & string; sortable?: false });

/** A column of a list screen. The first one holds the link to the row's form. */
export type Column<Row, L extends ListDefinition> = ColumnOf<Row, L['sortings'][number]>;
