// `--fields` and `--jq`: which part of the rows is printed.

import { CommandError, exitCodes } from '../failures/exit-codes.ts';
import type { RowPrinter, RowShape } from './row-shape.ts';

export interface Selection {
  /** Names of fields, `tags.name` for those of a record in the row. */
  fields: readonly string[] | null;
  /** A compiled expression: a value to the values it gives. */
  jq: ((value: unknown) => Iterable<unknown>) | null;
}

export const everything: Selection = { fields: null, jq: null };

export const isChosen = ({ fields, jq }: Selection): boolean => fields !== null || jq !== null;

/** Compiles the options once, before anything is asked of the server. */
export async function selectionOf(fields: readonly string[] | undefined, jq: string | undefined): Promise<Selection> {
  return {
    fields: fields ?? null,
    jq: jq === undefined ? null : (await import('./jq-expression.ts')).compileJq(jq),
  };
}

/** The shape of rows of which only these fields are printed. */
export function shapeOfFields<Row>(fields: readonly string[], shape: RowShape<Row>): RowShape<Row> {
  return {
    ...shape,
    columns: fields.map((heading) => ({ heading, value: (row) => cellOf(fieldOf(row, heading)) })),
  };
}

/** A row with these fields alone, under their names. */
export function rowOfFields(fields: readonly string[], row: unknown): Record<string, unknown> {
  return Object.fromEntries(fields.map((name) => [name, fieldOf(row, name)]));
}

/** @throws CommandError for a name that the row does not have. */
function fieldOf(row: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => stepInto(at, name, path), row);
}

function stepInto(value: unknown, name: string, path: string): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((one) => stepInto(one, name, path));
  if (typeof value === 'object' && name in value) return (value as Record<string, unknown>)[name] ?? null;
  throw unknownField(path, typeof value === 'object' ? Object.keys(value) : []);
}

export function unknownField(path: string, known: readonly string[]): CommandError {
  const hint = known.length === 0 ? '' : `. Pola: ${known.join(', ')}`;
  return new CommandError(`Wiersz nie ma pola „${path}” (--fields)${hint}`, exitCodes.usage);
}

/** @throws CommandError for a field that is none of these. */
export function requireNames(fields: readonly string[] | null, known: readonly string[]): void {
  const unknown = fields?.find((path) => !known.includes(path.split('.')[0] ?? ''));
  if (unknown !== undefined) throw unknownField(unknown, known);
}

export function cellOf(value: unknown): string | number | null {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ');
  return JSON.stringify(value);
}

/** Prints what an expression gives: of each row with `ndjson`, else of the array of all rows. Texts are printed as they are. */
export function jqPrinter<Row>(
  write: (text: string) => void,
  format: string,
  jq: NonNullable<Selection['jq']>,
): RowPrinter<Row> {
  if (format === 'ndjson') return { print: (row) => printResults(write, jq(row)), end: () => undefined };
  const rows: Row[] = [];
  return { print: (row) => void rows.push(row), end: () => printResults(write, jq(rows)) };
}

export function printResults(write: (text: string) => void, results: Iterable<unknown>): void {
  for (const one of results) write(`${typeof one === 'string' ? one : JSON.stringify(one)}\n`);
}
