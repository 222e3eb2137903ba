import { csvStart } from './csv.ts';

export interface CsvRow {
  /** Where it begins. */
  line: number;
  cells: string[];
}

/** Its message names the line, in Polish. */
export class CsvError extends Error {}

/**
 * Reads CSV (RFC 4180) with the delimiter of its first line: semicolon, comma or tabulator, or the one that Excel's line „sep=;” names.
 * Empty lines are left out.
 */
export class CsvReader {
  readonly #maxRowLength: number;
  /** What has come and has not been read. */
  #text = '';
  #line = 1;
  #delimiter: string | undefined;
  /** What the row that is not complete waits for: a long one is not read again with each part. */
  #awaited = /(?:)/;

  /** @param maxRowLength in characters: a quote that is not closed takes the rest of the text into its row */
  constructor(maxRowLength = Number.POSITIVE_INFINITY) {
    this.#maxRowLength = maxRowLength;
  }

  /** The rows that are complete with this part of the text. */
  *read(part: string, isLast: boolean): Generator<CsvRow> {
    this.#text += part;
    this.#delimiter ??= this.#findDelimiter(isLast);
    if (this.#delimiter === undefined) return;
    if (isLast || this.#awaited.test(part)) yield* this.#rows(this.#delimiter, isLast);
    if (this.#text.length > this.#maxRowLength)
      throw new CsvError(`Wiersz ${this.#line} jest za długi albo ma cudzysłów bez zamknięcia`);
  }

  *#rows(delimiter: string, isLast: boolean): Generator<CsvRow> {
    let at = 0;
    for (let row = this.#rowAt(at, delimiter, isLast); row !== null; ) {
      if (row.cells.some((cell) => cell !== '')) yield { line: this.#line, cells: row.cells };
      this.#line += row.lines;
      at = row.end;
      row = this.#rowAt(at, delimiter, isLast);
    }
    this.#text = this.#text.slice(at);
  }

  /** Undefined until the first line is complete. */
  #findDelimiter(isLast: boolean): string | undefined {
    if (!isLast && this.#text.length < headLength && !withoutQuoted(this.#text).includes('\n')) return undefined;
    if (this.#text.startsWith(csvStart)) this.#text = this.#text.slice(csvStart.length);
    const [given, delimiter] = /^sep=([;,\t])\r?\n/i.exec(this.#text) ?? [];
    if (given !== undefined) {
      this.#text = this.#text.slice(given.length);
      this.#line += 1;
      return delimiter;
    }
    const [heading = ''] = withoutQuoted(this.#text.slice(0, headLength)).split('\n', 1);
    const count = (one: string) => heading.split(one).length;
    return [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
  }

  /** Null when the text ends before it does. */
  #rowAt(start: number, delimiter: string, isLast: boolean): { cells: string[]; lines: number; end: number } | null {
    const text = this.#text;
    const cells: string[] = [];
    const plainEnd = new RegExp(`[${delimiter}\\r\\n]`, 'g');
    let lines = 1;
    this.#awaited = /(?:)/;
    for (let at = start; at < text.length || (isLast && cells.length > 0); ) {
      let end: number;
      if (text[at] === '"') {
        end = closingQuote(text, at + 1) + 1;
        if (end === 0 && isLast) throw new CsvError(`Wiersz ${this.#line}: brak zamykającego cudzysłowu`);
        if (end === 0) this.#awaited = /"/;
        if (end === 0 || (end === text.length && !isLast)) return null;
        if (end < text.length && ![delimiter, '\r', '\n'].includes(text[end] ?? ''))
          throw new CsvError(`Wiersz ${this.#line}: niepoprawny cudzysłów`);
        const cell = text.slice(at + 1, end - 1).replaceAll('""', '"');
        lines += cell.split('\n').length - 1;
        cells.push(cell);
      } else {
        plainEnd.lastIndex = at;
        end = plainEnd.exec(text)?.index ?? text.length;
        if (end === text.length && !isLast) {
          this.#awaited = /[\r\n"]/;
          return null;
        }
        cells.push(text.slice(at, end));
      }
      at = end + 1;
      if (text[end] === delimiter) continue;
      // its line feed may come with the next part
      if (text[end] === '\r' && at === text.length && !isLast) return null;
      return { cells, lines, end: text[end] === '\r' && text[at] === '\n' ? at + 1 : at };
    }
    return null;
  }
}

/** The delimiter is looked for in that many characters. */
const headLength = 10_000;

/** Cells in quotes may have line breaks and delimiters of their own; the last one may not be closed yet. */
const withoutQuoted = (text: string): string => text.replace(/(^\uFEFF?|[;,\t\r\n])"(?:[^"]|"")*(?:"|$)/g, '$1');

/** Of a quoted cell; quotes inside it are doubled. -1 when it is not closed. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at;
  return -1;
}
