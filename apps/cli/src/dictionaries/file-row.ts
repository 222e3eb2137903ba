// A row of a file to import, checked by the fields of its dictionary.
import type { Cells, Field } from './dictionary.ts';

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
