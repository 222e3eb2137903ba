// CSV in the format that Polish spreadsheets open directly: semicolons, UTF-8 with a byte order mark, CRLF.

/** Byte order mark: spreadsheets need it to detect UTF-8. */
export const csvStart = '\uFEFF';

/** One line with its line ending. A text that a spreadsheet would run as a formula is prefixed with an apostrophe (OWASP, CSV Injection). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(';')}\r\n`;
}

function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
