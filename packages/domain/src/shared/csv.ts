// CSV as spreadsheets in Polish open it by a double-click: semicolons, UTF-8 with a byte order mark, CRLF.

/** What the file begins with, so that Polish letters are read as such. */
export const csvStart = '\uFEFF';

/** One line with its end. A text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV Injection). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(';')}\r\n`;
}

function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
