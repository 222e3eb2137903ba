// One set of output formats for every command that prints rows.
import { Option } from 'commander';
import type { Context } from './context.ts';

export const outputFormats = ['table', 'json', 'ndjson', 'csv', 'ids'] as const;
export type OutputFormat = (typeof outputFormats)[number];

export interface Column<Row> {
  heading: string;
  value: (row: Row) => string | number | null;
}

/** `--output`, the same on every command. */
export function outputOption(): Option {
  return new Option('-o, --output <format>', 'postać wyniku').choices(outputFormats).default('table');
}

interface Rows<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  id: (row: Row) => string | number;
}

/** Prints rows as data on stdout. An empty list is an empty table or `[]`, never an error. */
export function printRows<Row>(context: Context, format: OutputFormat, { rows, columns, id }: Rows<Row>): void {
  const { stdout } = context;
  switch (format) {
    case 'json':
      stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
      break;
    case 'ndjson':
      for (const row of rows) stdout.write(`${JSON.stringify(row)}\n`);
      break;
    case 'csv':
      stdout.write(`${columns.map((column) => csvCell(column.heading)).join(',')}\r\n`);
      for (const row of rows) stdout.write(`${columns.map((column) => csvCell(column.value(row))).join(',')}\r\n`);
      break;
    case 'ids':
      for (const row of rows) stdout.write(`${id(row)}\n`);
      break;
    case 'table':
      stdout.write(table(rows, columns, stdout.isTTY ? (stdout.columns ?? 120) : Number.POSITIVE_INFINITY));
  }
}

function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  // A spreadsheet takes a cell that begins so for a formula.
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Columns aligned by spaces; the widest one is cut when the terminal is narrower. */
function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[], width: number): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => columns.map((column) => oneLine(column.value(row))));
  const headings = columns.map((column) => column.heading);
  const widths = headings.map((heading, i) => Math.max(heading.length, ...cells.map((row) => row[i]?.length ?? 0)));
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
  return `${[headings, ...cells].map(line).join('\n')}\n`;
}

// Control characters of a title must not reach the terminal.
const oneLine = (value: string | number | null) => (value === null ? '—' : String(value).replace(/\p{Cc}+/gu, ' '));
const cut = (text: string, width: number) => (text.length > width ? `${text.slice(0, Math.max(0, width - 1))}…` : text);
