// CSV in the format that Polish spreadsheets open directly: semicolons, UTF-8 with a byte order mark, CRLF.

/** Byte order mark: spreadsheets need it to detect UTF-8. */
export const csvStart = '\uFEFF';

/** A text that a spreadsheet would run as a formula gets an apostrophe. */
export const guarded = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** One line with its line ending. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(';')}\r\n`;
}

/**
 * Begins like a formula, in full width too, or with a character behind which a spreadsheet looks for one (OWASP, CSV Injection). Perhaps behind
 * apostrophes: those get one more, so that taking one off gives back the very text.
 */
const isFormula = (text: string) => /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text);

function cellOf(text: string): string {
  const safe = guarded(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a guarded cell. */
export const withoutGuard = (cell: string): string => (cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell);

export interface CsvRow {
  /** Where it begins. */
  line: number;
  cells: string[];
}

/** The line „sep=;” of Excel, which is no row. */
export function givenDelimiter(text: string): { delimiter: string; length: number } | null {
  const [line, delimiter] = /^sep=([;,\t])\r?\n/i.exec(text) ?? [];
  return line === undefined || delimiter === undefined ? null : { delimiter, length: line.length };
}

/**
 * Rows of a CSV text (RFC 4180) with the delimiter of its first line: semicolon, comma or tabulator. Empty lines are left out. `onCount` may throw
 * when there are too many rows.
 */
export function parseCsv(
  text: string,
  onCount: (count: number) => void = () => {},
): { rows: CsvRow[] } | { error: string } {
  const mark = text.startsWith(csvStart) ? 1 : 0;
  const given = givenDelimiter(text.slice(mark, mark + 10));
  const start = mark + (given?.length ?? 0);
  const delimiter = given?.delimiter ?? delimiterOf(text.slice(start, start + 10_000).split('\n', 1)[0] ?? '');
  const rows: CsvRow[] = [];
  const plainEnd = new RegExp(`[${delimiter}\\r\\n]`, 'g');
  let at = start;
  let line = given === null ? 1 : 2;
  let row: CsvRow = { line, cells: [] };
  while (at < text.length || row.cells.length > 0) {
    let end: number;
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1);
      end = close + 1;
      const next = text[end];
      if (close === -1 || !(next === undefined || next === delimiter || next === '\r' || next === '\n'))
        return { error: `Wiersz ${row.line}: niepoprawny albo niezamknięty cudzysłów` };
      const cell = text.slice(at + 1, close).replaceAll('""', '"');
      line += cell.split('\n').length - 1;
      row.cells.push(cell);
    } else {
      plainEnd.lastIndex = at;
      end = plainEnd.exec(text)?.index ?? text.length;
      row.cells.push(text.slice(at, end));
    }
    at = end + 1;
    if (text[end] === delimiter) continue;
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    line += 1;
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
    onCount(rows.length);
    row = { line, cells: [] };
  }
  return { rows };
}

/** Of a quoted cell; quotes inside it are doubled. -1 when it is not closed. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return -1;
}

function delimiterOf(heading: string): string {
  const count = (one: string) => heading.split(one).length;
  return [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best), ';');
}
