import { csvCell } from './csv-cell.ts';
import type { RowPrinter, RowShape } from './row-shape.ts';

/** True on the first call. */
export function once(): () => boolean {
  let isFirst = true;
  return () => {
    const result = isFirst;
    isFirst = false;
    return result;
  };
}

export function csvPrinter<Row>(write: (text: string) => void, { columns }: RowShape<Row>): RowPrinter<Row> {
  const line = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(',')}\r\n`;
  const isFirst = once();
  const heading = () => {
    if (isFirst()) write(line(columns.map((column) => column.heading)));
  };
  return {
    print: (row) => {
      heading();
      write(line(columns.map((column) => column.value(row))));
    },
    end: heading,
  };
}
