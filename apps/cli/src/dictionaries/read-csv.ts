import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { CommandError } from '../shared/exit-codes.ts';
import type { Field } from './dictionary.ts';
import { checkedRow, type FileRow, maxRowLength, onLine, wrongRow } from './file-row.ts';

interface Parsed {
  record: string[];
  info: { lines: number };
  raw: string;
}

export async function* readCsv(text: AsyncIterable<string>, fields: readonly Field[]): AsyncGenerator<FileRow> {
  const { first, all } = await withFirstLine(text);
  const parser = Readable.from(all).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(first),
      info: true,
      max_record_size: maxRowLength,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }),
  );
  let columns: (string | null)[] | null = null;
  let ended = 0;
  try {
    for await (const { record, info, raw } of parser as AsyncIterable<Parsed>) {
      ended = info.lines;
      if (columns === null) {
        columns = columnsOf(record, fields);
        continue;
      }
      // the parser counts to the end of the row
      const line = info.lines - (raw.trim().match(/\n/g)?.length ?? 0);
      if (record.length !== columns.length) {
        const message = `Liczba kolumn (${record.length}) jest inna niż w nagłówku (${columns.length})`;
        yield wrongRow(onLine(line), message);
        continue;
      }
      const cells = columns.flatMap((name, i): [string, string][] =>
        name === null ? [] : [[name, unguarded(record[i] ?? '')]],
      );
      yield checkedRow(onLine(line), Object.fromEntries(cells), fields);
    }
  } catch (error) {
    throw error instanceof CsvError ? new CommandError(csvFailure(error, ended)) : error;
  }
}

/** An export puts an apostrophe before what a spreadsheet would take for a formula. */
const unguarded = (cell: string) => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell);

async function withFirstLine(text: AsyncIterable<string>) {
  const pieces = text[Symbol.asyncIterator]();
  let first = '';
  let isEnd = false;
  while (!isEnd && !first.includes('\n') && first.length < maxRowLength) {
    const { value, done } = await pieces.next();
    if (done) isEnd = true;
    else first += value;
  }
  async function* all() {
    yield first;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  }
  return { first: first.split('\n', 1)[0] ?? '', all: all() };
}

function delimiterOf(heading: string): string {
  const count = (one: string) => heading.split(one).length;
  return [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

/** Which field each column is; null for one that is not imported. */
function columnsOf(heading: readonly string[], fields: readonly Field[]): (string | null)[] {
  const columns = heading.map((cell) => {
    const text = cell.trim();
    const field = fields.find(
      ({ name, otherNames }) => name.toLowerCase() === text.toLowerCase() || otherNames.includes(text.toLowerCase()),
    );
    return field?.name ?? null;
  });
  const missing = fields.find(({ name, isRequired }) => isRequired && !columns.includes(name));
  if (missing !== undefined) {
    throw new CommandError(`Wiersz 1: brak kolumny „${missing.name}” (albo „${missing.otherNames[0]}”)`);
  }
  const double = columns.find((name, i) => name !== null && columns.indexOf(name) !== i);
  if (double !== undefined) throw new CommandError(`Wiersz 1: kolumna „${double}” powtarza się`);
  return columns;
}

/** @param ended line on which the last good row ended: an unclosed quote swallows all that follows it */
function csvFailure(error: CsvError, ended: number): string {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `Wiersz ${ended + 1}: brak zamykającego cudzysłowu`;
    case 'CSV_MAX_RECORD_SIZE':
      return `Wiersz ${ended + 1} jest za długi albo ma cudzysłów bez zamknięcia`;
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_INVALID_CLOSING_QUOTE':
      return `Wiersz ${ended + 1}: niepoprawny cudzysłów`;
    default:
      return `Wiersz ${ended + 1}: nie można odczytać (${error.code})`;
  }
}
