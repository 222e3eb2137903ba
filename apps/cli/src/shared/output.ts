// One set of output formats for every command that prints rows.
import type { Context } from './context.ts';

export const outputFormats = ['table', 'json', 'ndjson', 'csv', 'ids'] as const;
export type OutputFormat = (typeof outputFormats)[number];

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

/** Prints rows as data on stdout, as they come; a table waits for its last row to know its widths. */
export function rowPrinter<Row>(
  context: Context,
  format: OutputFormat,
  { columns, id }: RowShape<Row>,
): RowPrinter<Row> {
  const { stdout } = context;
  const write = (text: string) => {
    stdout.write(text);
  };
  const line = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(',')}\r\n`;
  let count = 0;
  switch (format) {
    case 'json':
      return {
        print: (row) =>
          write(`${count++ === 0 ? '[\n' : ',\n'}${JSON.stringify(row, null, 2).replaceAll(/^/gm, '  ')}`),
        end: () => write(count === 0 ? '[]\n' : '\n]\n'),
      };
    case 'ndjson':
      return { print: (row) => write(`${JSON.stringify(row)}\n`), end: () => undefined };
    case 'csv':
      write(line(columns.map((column) => column.heading)));
      return { print: (row) => write(line(columns.map((column) => column.value(row)))), end: () => undefined };
    case 'ids':
      return {
        print: (row) => {
          const value = id(row);
          if (value !== null) write(`${value}\n`);
        },
        end: () => undefined,
      };
    case 'table': {
      const rows: string[][] = [];
      const width = stdout.isTTY ? stdout.columns || 120 : Number.POSITIVE_INFINITY;
      return {
        print: (row) => rows.push(columns.map((column) => oneLine(column.value(row)))),
        end: () =>
          write(
            table(
              columns.map((column) => column.heading),
              rows,
              width,
            ),
          ),
      };
    }
  }
}

/** Prints rows that are all here already. */
export function printRows<Row>(
  context: Context,
  format: OutputFormat,
  { rows, ...shape }: RowShape<Row> & { rows: readonly Row[] },
): void {
  const printer = rowPrinter(context, format, shape);
  for (const row of rows) printer.print(row);
  printer.end();
}

function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  // A spreadsheet takes a cell that begins so for a formula.
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Columns aligned by spaces; the widest one is cut when the terminal is narrower. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  width: number = Number.POSITIVE_INFINITY,
): string {
  if (rows.length === 0) return '';
  const widths = headings.map((heading) => heading.length);
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  const over = widths.reduce((sum, one) => sum + one + 2, -2) - width;
  if (over > 0) {
    const widest = widths.indexOf(Math.max(...widths));
    widths[widest] = Math.max(10, (widths[widest] ?? 0) - over);
  }
  const line = (texts: readonly string[]) =>
    texts
      .map((text, i) => cut(text, widths[i] ?? 0).padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  return `${[headings, ...rows].map(line).join('\n')}\n`;
}

// Control characters of a title must not reach the terminal.
export const oneLine = (value: string | number | null) =>
  value === null ? '—' : String(value).replace(/\p{Cc}+/gu, ' ');
const cut = (text: string, width: number) => (text.length > width ? `${text.slice(0, Math.max(0, width - 1))}…` : text);
