// Columns aligned by spaces, for people.
import type { RowPrinter, RowShape } from './output.ts';

/** Characters of a line of the terminal; null where nothing has to be cut. */
type Width = number | null;

/** Rows that a table waits for to know its widths. */
const looked = 1000;

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
      if (line !== null || waiting.length === looked) flush();
    },
    end: flush,
  };
}

/** No column is cut to less. */
const least = 6;

/** Writes a line as wide as these need; the widest columns are cut when the terminal is narrower. */
function lineWriter(lines: readonly (readonly string[])[], width: Width): (cells: readonly string[]) => string {
  const widths = (lines[0] ?? []).map((_, i) => Math.max(...lines.map((cells) => cells[i]?.length ?? 0)));
  let over = widths.reduce((sum, one) => sum + one + 2, -2) - (width ?? Number.POSITIVE_INFINITY);
  for (let most = Math.max(...widths); over > 0 && most > least; most = Math.max(...widths), over -= 1) {
    widths[widths.indexOf(most)] = most - 1;
  }
  return (cells) => {
    const fitting = cells.map((text, i) => {
      const most = widths[i] ?? 0;
      return (width !== null && text.length > most ? `${text.slice(0, most - 1)}…` : text).padEnd(most);
    });
    return `${fitting.join('  ').trimEnd()}\n`;
  };
}

/** Control characters of a title must not reach the terminal. */
export const oneLine = (value: string | number | null) =>
  value === null ? '—' : String(value).replace(/\p{Cc}+/gu, ' ');
