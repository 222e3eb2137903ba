// A row of a file to import, checked by the fields of its dictionary.
import { withoutGuard } from '../shared/text/csv.ts';
import { type Cells, type Field, unknownColumn } from './import-fields.ts';

/** Position of a row in the file. */
export interface RowPosition {
  /** Its first line, or its index in a JSON array. */
  line: number;
  /** The same as text for messages. */
  place: string;
}

/** A row with its errors. */
export interface FileRow extends RowPosition {
  cells: Cells;
  errors: readonly RowError[];
}

export interface RowError {
  /** Null when the error is of the whole row. */
  column: string | null;
  message: string;
}

/** Maximum length of a row in characters: an unclosed quote would consume the rest of the file. */
export const maxRowLength = 16 * 1024 * 1024;

export const onLine = (line: number): RowPosition => ({ line, place: `Wiersz ${line}` });

/** Checks the cells. PostgreSQL cannot store NUL, so it is refused. Line breaks in a cell (Alt+Enter in Excel) become spaces. */
function validatedRow(position: RowPosition, input: Cells, fields: readonly Field[], errors: RowError[] = []): FileRow {
  const cells = Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, value.replaceAll(/[\r\n]+ */g, ' ')]),
  );
  for (const { name, check } of fields) {
    const value = cells[name] ?? '';
    const messages = value.includes('\0') ? ['Niedozwolony znak NUL'] : check(value);
    errors.push(...messages.map((message) => ({ column: name, message })));
  }
  return { ...position, cells: errors.length > 0 ? shortened(cells) : cells, errors };
}

/** Cells of an invalid row are cut to the length that is shown. */
const shortened = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, value.slice(0, 250)]));

export function invalidRow(position: RowPosition, message: string): FileRow {
  return { ...position, cells: {}, errors: [{ column: null, message }] };
}

export function rowFromObject(position: RowPosition, value: unknown, fields: readonly Field[]): FileRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return invalidRow(position, 'Oczekiwano obiektu');
  const errors: RowError[] = [];
  const entries = Object.entries(value);
  const isKnown = (key: string) =>
    fields.some(({ name, aliases }) => key === name || aliases.includes(key.toLowerCase()));
  const unknown = entries.find(([key]) => !isKnown(key));
  if (unknown !== undefined) return invalidRow(position, unknownColumn(unknown[0], fields));
  const cells = fields.flatMap(({ name, aliases }): [string, string][] => {
    const cell = entries.find(([key]) => key === name || aliases.includes(key.toLowerCase()))?.[1];
    if (cell === undefined || cell === null) return [];
    if (typeof cell !== 'string') errors.push({ column: name, message: 'Oczekiwano tekstu' });
    return [[name, String(cell).trim()]];
  });
  return validatedRow(position, Object.fromEntries(cells), fields, errors);
}

/** A row of CSV by its columns. */
export function rowFromCells(
  position: RowPosition,
  record: readonly string[],
  columns: readonly (string | null)[],
  fields: readonly Field[],
): FileRow {
  if (record.length !== columns.length)
    return invalidRow(position, `Liczba kolumn (${record.length}) jest inna niż w nagłówku (${columns.length})`);
  const cells = columns.flatMap((name, i): [string, string][] =>
    name === null ? [] : [[name, withoutGuard((record[i] ?? '').trim())]],
  );
  return validatedRow(position, Object.fromEntries(cells), fields);
}
