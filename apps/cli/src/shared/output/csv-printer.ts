import { csvLine } from '@redakcja/domain/shared/text/csv';
import { coveredLog } from '@redakcja/domain/shared/text/personal-numbers';
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
  const isFirst = once();
  const heading = () => {
    if (isFirst())
      write(
        csvLine(
          columns.map((column) => column.heading),
          ',',
        ),
      );
  };
  return {
    print: (row) => {
      // a row without one of the columns is refused before the heading is written
      const cells = coveredLog(columns.map((column) => column.value(row)));
      heading();
      write(csvLine(cells, ','));
    },
    end: heading,
  };
}
