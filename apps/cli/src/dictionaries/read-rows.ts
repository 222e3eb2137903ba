// Rows of a file to import, one by one: CSV with comma, semicolon or tabulator, a JSON array, or NDJSON.
import { CommandError } from '../shared/exit-codes.ts';
import type { Cells, Field } from './dictionary.ts';
import { encodingOf, textOf } from './file-text.ts';

/** A row with the number of the line it begins on, and what is wrong with it. */
export interface FileRow {
  line: number;
  cells: Cells;
  faults: readonly Fault[];
}

export interface Fault {
  /** Null when the row itself is wrong. */
  column: string | null;
  message: string;
}

export async function* readRows(file: string, fields: readonly Field[]): AsyncGenerator<FileRow> {
  const text = textOf(file, await encodingOf(file));
  const name = file.toLowerCase();
  if (name.endsWith('.json')) yield* readJson(text, fields);
  else if (/\.(ndjson|jsonl)$/.test(name)) yield* readLines(text, fields);
  else yield* (await import('./read-csv.ts')).readCsv(text, fields);
}

/** Checks the cells by their fields. NUL is refused here: a database cannot hold it. */
export function checkedRow(line: number, cells: Cells, fields: readonly Field[], faults: Fault[] = []): FileRow {
  for (const { name, check } of fields) {
    const value = cells[name] ?? '';
    const messages = value.includes('\0') ? ['Niedozwolony znak NUL'] : check(value);
    faults.push(...messages.map((message) => ({ column: name, message })));
  }
  return { line, cells, faults };
}

function rowOf(line: number, value: unknown, fields: readonly Field[]): FileRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { line, cells: {}, faults: [{ column: null, message: 'Oczekiwano obiektu' }] };
  }
  const faults: Fault[] = [];
  const entries = Object.entries(value);
  const cells = fields.flatMap(({ name, otherNames }): [string, string][] => {
    const cell = entries.find(([key]) => key === name || otherNames.includes(key.toLowerCase()))?.[1];
    if (cell === undefined || cell === null) return [];
    if (typeof cell === 'object') faults.push({ column: name, message: 'Oczekiwano tekstu' });
    return [[name, String(cell).trim()]];
  });
  return checkedRow(line, Object.fromEntries(cells), fields, faults);
}

async function* readJson(text: AsyncIterable<string>, fields: readonly Field[]): AsyncGenerator<FileRow> {
  let whole = '';
  for await (const piece of text) whole += piece;
  let value: unknown;
  try {
    value = JSON.parse(whole);
  } catch (error) {
    throw new CommandError(jsonFailure(whole, error));
  }
  if (!Array.isArray(value)) throw new CommandError('Plik JSON musi być tablicą');
  for (const [i, row] of value.entries()) yield rowOf(i + 1, row, fields);
}

/** The parser names a position; a person looks for a line. */
function jsonFailure(whole: string, error: unknown): string {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  if (position === undefined) return 'To nie jest poprawny JSON: plik urywa się przed końcem';
  return `Wiersz ${whole.slice(0, Number(position)).split('\n').length}: to nie jest poprawny JSON`;
}

async function* readLines(text: AsyncIterable<string>, fields: readonly Field[]): AsyncGenerator<FileRow> {
  let rest = '';
  let line = 0;
  const parsed = (one: string): FileRow[] => {
    line += 1;
    if (one.trim() === '') return [];
    try {
      return [rowOf(line, JSON.parse(one), fields)];
    } catch {
      return [{ line, cells: {}, faults: [{ column: null, message: 'To nie jest poprawny JSON' }] }];
    }
  };
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) yield* parsed(one);
  }
  yield* parsed(rest);
}
