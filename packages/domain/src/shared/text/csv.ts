// CSV in the format that Polish spreadsheets open directly: semicolons, UTF-8 with a byte order mark, CRLF.

/** Byte order mark: spreadsheets need it to detect UTF-8. */
export const csvStart = '\uFEFF';

/** A text that a spreadsheet would run as a formula gets an apostrophe. */
export const guarded = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** One line with its line ending. */
export function csvLine(cells: readonly Cell[], delimiter: ';' | ',' = ';'): string {
  return `${cells.map(cellOf).join(delimiter)}\r\n`;
}

type Cell = string | number | null;

/**
 * Begins like a formula, in full width too, or with a character behind which a spreadsheet looks for one (OWASP, CSV Injection). Perhaps behind
 * apostrophes: those get one more, so that taking one off gives back the very text.
 */
const isFormula = (text: string) => /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text);

function cellOf(cell: Cell): string {
  const safe = typeof cell === 'string' ? guarded(cell) : String(cell ?? '');
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a guarded cell. */
export const withoutGuard = (cell: string): string => (cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell);
