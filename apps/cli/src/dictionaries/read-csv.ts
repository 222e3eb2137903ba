import { Readable } from 'node:stream';
import { columnsOf, type Field } from '@redakcja/domain/dictionaries/import-fields';
import { type FileRow, maxRowLength, onLine, rowFromCells } from '@redakcja/domain/dictionaries/import-row';
import { givenDelimiter } from '@redakcja/domain/shared/csv';
import { CsvError, parse } from 'csv-parse';
import { CommandError } from '../shared/exit-codes.ts';

interface ParsedRow {
  record: string[];
  info: { lines: number };
  raw: string;
}

export async function* readCsv(text: AsyncIterable<string>, fields: readonly Field[]): AsyncGenerator<FileRow> {
  const { first, all, isDelimiterGiven } = await withFirstLine(text);
  const parser = Readable.from(all).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(first),
      from_line: isDelimiterGiven ? 2 : 1,
      info: true,
      max_record_size: maxRowLength,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }),
  );
  let columns: (string | null)[] | null = null;
  let lastLine = 0;
  try {
    for await (const { record, info, raw } of parser as AsyncIterable<ParsedRow>) {
      lastLine = info.lines;
      if (columns === null) {
        const heading = columnsOf(record, fields);
        if ('error' in heading) throw new CommandError(heading.error);
        columns = heading.columns;
        continue;
      }
      // `info.lines` is the last line of the row.
      const line = info.lines - (raw.trim().match(/\n/g)?.length ?? 0);
      yield rowFromCells(onLine(line), record, columns, fields);
    }
  } catch (error) {
    throw error instanceof CsvError ? new CommandError(csvFailure(error, lastLine)) : error;
  }
}

async function withFirstLine(text: AsyncIterable<string>) {
  const chunks = text[Symbol.asyncIterator]();
  let first = '';
  let isEnd = false;
  while (!isEnd && !first.includes('\n') && first.length < maxRowLength) {
    const { value, done } = await chunks.next();
    if (done) isEnd = true;
    else first += value;
  }
  async function* all() {
    yield first;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  const given = givenDelimiter(first.replace(/^\uFEFF/, '').slice(0, 10));
  const line = first.split('\n', 1)[0] ?? '';
  return { first: given?.delimiter ?? line, all: all(), isDelimiterGiven: given !== null };
}

function delimiterOf(heading: string): string {
  const count = (one: string) => heading.split(one).length;
  return [';', ',', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

/** @param lastLine last line of the last valid row: an unclosed quote consumes all lines after it */
function csvFailure(error: CsvError, lastLine: number): string {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return `Wiersz ${lastLine + 1}: brak zamykającego cudzysłowu`;
    case 'CSV_MAX_RECORD_SIZE':
      return `Wiersz ${lastLine + 1} jest za długi albo ma cudzysłów bez zamknięcia`;
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_INVALID_CLOSING_QUOTE':
      return `Wiersz ${lastLine + 1}: niepoprawny cudzysłów`;
    default:
      return `Wiersz ${lastLine + 1}: nie można odczytać (${error.code})`;
  }
}
