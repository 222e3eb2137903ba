// What a command prints of its rows.
export interface Column<Row> {
  heading: string;
  value: (row: Row) => string | number | null;
}

export interface RowShape<Row> {
  columns: readonly Column<Row>[];
  /** What `--output ids` prints; null leaves the row out. */
  id: (row: Row) => string | number | null;
}

export interface RowPrinter<Row> {
  print: (row: Row) => void;
  /** After the last row. An empty list is an empty table or `[]`, never an error. */
  end: () => void;
}
