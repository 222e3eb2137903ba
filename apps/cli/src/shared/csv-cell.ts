// Cells of CSV. A spreadsheet would run a text that begins like a formula: it gets an apostrophe, which an import takes off again.

/** Begins like a formula, perhaps behind apostrophes: those get one more, so that taking one off gives back the very text. */
const isFormula = (text: string) => /^'*[=+\-@\t\r]/.test(text);

export function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && isFormula(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a cell that `csvCell` has written. */
export const withoutGuard = (cell: string): string => (cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell);
