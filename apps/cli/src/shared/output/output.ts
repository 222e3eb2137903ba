// Output formats of every command that prints rows.
import type { Context } from '../context.ts';
import { csvPrinter, once } from './csv-printer.ts';
import type { RowPrinter, RowShape } from './row-shape.ts';
import { jqPrinter, rowOfFields, shapeOfFields } from './selection.ts';
import { tablePrinter } from './table.ts';

export const outputFormats = ['table', 'json', 'ndjson', 'csv', 'ids'] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** Streams rows to stdout. A command that fails before its first row prints nothing. */
export function rowPrinter<Row>(context: Context, format: OutputFormat, shape: RowShape<Row>): RowPrinter<Row> {
  const { fields, jq } = context.selection;
  if (fields === null && jq === null) return printerOf(context, format, shape);
  const write = (text: string) => void context.stdout.write(text);
  const isJson = format === 'json' || format === 'ndjson';
  const chosen =
    jq !== null
      ? jqPrinter<unknown>(write, format, jq)
      : printerOf<unknown>(context, format, isJson ? (shape as RowShape<unknown>) : chosenShape(fields ?? [], shape));
  const isCut = fields !== null && (isJson || jq !== null);
  return { print: (row) => chosen.print(isCut ? rowOfFields(fields, row) : row), end: () => chosen.end() };
}

const chosenShape = <Row>(fields: readonly string[], shape: RowShape<Row>) =>
  shapeOfFields(fields, shape) as RowShape<unknown>;

function printerOf<Row>(context: Context, format: OutputFormat, shape: RowShape<Row>): RowPrinter<Row> {
  const { stdout } = context;
  const write = (text: string) => {
    stdout.write(text);
  };
  switch (format) {
    case 'json': {
      const isFirst = once();
      return {
        print: (row) => write(`${isFirst() ? '[' : ','}\n${JSON.stringify(row, null, 2).replaceAll(/^/gm, '  ')}`),
        end: () => write(isFirst() ? '[]\n' : '\n]\n'),
      };
    }
    case 'ndjson':
      return { print: (row) => write(`${JSON.stringify(row)}\n`), end: () => undefined };
    case 'csv':
      return csvPrinter(write, shape);
    case 'ids':
      return {
        print: (row) => {
          const value = shape.id(row);
          if (value !== null) write(`${value}\n`);
        },
        end: () => undefined,
      };
    case 'table':
      return tablePrinter(write, shape, stdout.isTTY ? stdout.columns || 120 : null);
  }
}

/** Prints rows that are in memory. */
export function printRows<Row>(
  context: Context,
  format: OutputFormat,
  { rows, ...shape }: RowShape<Row> & { rows: readonly Row[] },
): void {
  const printer = rowPrinter(context, format, shape);
  for (const row of rows) printer.print(row);
  printer.end();
}
