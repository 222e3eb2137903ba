import type { ReactNode } from 'react';

/** A column of a list. The first one holds the link to the row's card. */
export interface Column<Row> {
  /** Name of the column in the contract: what a sorting names. */
  name: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Class for its width or its alignment. */
  className?: string;
}
