// Tables of aligned columns.
import type { RowPrinter, RowShape } from './row-shape.ts';
import { harmless } from './terminal-text.ts';

/** Width of the terminal in characters; null where lines are not cut. */
type Width = number | null;

/** Rows from which the widths of the columns are computed. */
const sampleSize = 1000;

export function tablePrinter<Row>(
  write: (text: string) => void,
  { columns }: Pick<RowShape<Row>, 'columns'>,
  width: Width,
): RowPrinter<Row> {
  const waiting: string[][] = [];
  let line: ((cells: readonly string[]) => string) | null = null;
  const flush = () => {
    if (line === null && waiting.length > 0) {
      waiting.unshift(columns.map((column) => column.heading));
      line = lineWriter(waiting, width);
    }
    for (const cells of waiting.splice(0)) write(line?.(cells) ?? '');
  };
  return {
    print: (row) => {
      waiting.push(columns.map((column) => oneLine(column.value(row))));
      if (line !== null || waiting.length === sampleSize) flush();
    },
    end: flush,
  };
}

/** Columns are not cut to less. */
const minWidth = 6;

/** Formats lines in the widths that these lines need; the widest columns are cut to fit the terminal. */
function lineWriter(lines: readonly (readonly string[])[], width: Width): (cells: readonly string[]) => string {
  const widths = (lines[0] ?? []).map((_, i) => Math.max(...lines.map((cells) => cells[i]?.length ?? 0)));
  let over = widths.reduce((sum, one) => sum + one + 2, -2) - (width ?? Number.POSITIVE_INFINITY);
  for (let widest = Math.max(...widths); over > 0 && widest > minWidth; widest = Math.max(...widths), over -= 1) {
    widths[widths.indexOf(widest)] = widest - 1;
  }
  return (cells) => {
    const fitting = cells.map((text, i) => {
      const max = widths[i] ?? 0;
      return (width !== null && text.length > max ? `${text.slice(0, max - 1)}…` : text).padEnd(max);
    });
    return `${fitting.join('  ').trimEnd()}\n`;
  };
}

/** On one line, and harmless: a table may be read on a terminal later. */
export const oneLine = (value: string | number | null) =>
  value === null ? '—' : harmless(String(value).replace(/[\t\r\n]+/g, ' '));
