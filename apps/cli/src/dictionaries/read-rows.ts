// Rows of a file to import, one by one: CSV with comma, semicolon or tabulator, a JSON array, or NDJSON.
import { CommandError } from '../shared/exit-codes.ts';
import type { Cells, Field } from './dictionary.ts';
import { encodingOf, textOf } from './file-text.ts';
import { kindOf } from './standard-input.ts';

/** Where a row is. */
export interface RowPlace {
  /** The line it begins on; its number in an array. */
  line: number;
  /** The same for a person. */
  place: string;
}

/** A row and what is wrong with it. */
export interface FileRow extends RowPlace {
  cells: Cells;
  faults: readonly Fault[];
}

export interface Fault {
  /** Null when the row itself is wrong. */
  column: string | null;
  message: string;
}

/** Characters of the longest row that is read: a quote that is never closed would swallow a file of any size. */
export const maxRowLength = 16 * 1024 * 1024;

export const onLine = (line: number): RowPlace => ({ line, place: `Wiersz ${line}` });

export async function* readRows(file: string, fields: readonly Field[]): AsyncGenerator<FileRow> {
  const text = textOf(file, await encodingOf(file));
  const kind = await kindOf(file);
  if (kind === 'json') yield* (await import('./read-json.ts')).readJson(text, fields);
  else if (kind === 'ndjson') yield* readLines(text, fields);
  else yield* (await import('./read-csv.ts')).readCsv(text, fields);
}

/** Checks the cells by their fields. NUL is refused here: a database cannot hold it. A cell of several lines (Alt+Enter in Excel) becomes one line. */
export function checkedRow(place: RowPlace, given: Cells, fields: readonly Field[], faults: Fault[] = []): FileRow {
  const cells = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value.replaceAll(/[\r\n]+ */g, ' ')]),
  );
  for (const { name, check } of fields) {
    const value = cells[name] ?? '';
    const messages = value.includes('\0') ? ['Niedozwolony znak NUL'] : check(value);
    faults.push(...messages.map((message) => ({ column: name, message })));
  }
  return { ...place, cells: faults.length > 0 ? shortened(cells) : cells, faults };
}

/** Of a wrong row only as much is kept as is shown. */
const shortened = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, value.slice(0, 250)]));

export function wrongRow(place: RowPlace, message: string): FileRow {
  return { ...place, cells: {}, faults: [{ column: null, message }] };
}

export function rowOf(place: RowPlace, value: unknown, fields: readonly Field[]): FileRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrongRow(place, 'Oczekiwano obiektu');
  const faults: Fault[] = [];
  const entries = Object.entries(value);
  const cells = fields.flatMap(({ name, otherNames }): [string, string][] => {
    const cell = entries.find(([key]) => key === name || otherNames.includes(key.toLowerCase()))?.[1];
    if (cell === undefined || cell === null) return [];
    if (typeof cell === 'object') faults.push({ column: name, message: 'Oczekiwano tekstu' });
    return [[name, String(cell).trim()]];
  });
  return checkedRow(place, Object.fromEntries(cells), fields, faults);
}

async function* readLines(text: AsyncIterable<string>, fields: readonly Field[]): AsyncGenerator<FileRow> {
  let rest = '';
  let line = 0;
  const parsed = (one: string): FileRow[] => {
    line += 1;
    if (one.trim() === '') return [];
    try {
      return [rowOf(onLine(line), JSON.parse(one), fields)];
    } catch {
      return [wrongRow(onLine(line), 'To nie jest poprawny JSON')];
    }
  };
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) yield* parsed(one);
    if (rest.length > maxRowLength) throw new CommandError(`Wiersz ${line + 1} jest za długi`);
  }
  yield* parsed(rest);
}
