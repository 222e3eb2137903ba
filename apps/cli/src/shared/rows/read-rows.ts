// Streams the rows of a file: CSV with comma, semicolon or tab, a JSON array, or NDJSON.

import type { Field } from '@redakcja/domain/dictionaries/import-fields';
import {
  type FileRow,
  invalidRow,
  maxRowLength,
  onLine,
  rowFromObject,
} from '@redakcja/domain/dictionaries/import-row';
import type { TextEncoding } from '@redakcja/domain/shared/text/text-encoding';
import { CommandError } from '../failures/exit-codes.ts';
import { encodingOf, textOf } from './file-text.ts';
import { formatOf } from './standard-input.ts';

/** @param encoding of the file; without it, what its bytes tell */
export async function* readRows(
  file: string,
  fields: readonly Field[],
  encoding?: TextEncoding,
): AsyncGenerator<FileRow> {
  const text = textOf(file, encoding ?? (await encodingOf(file)));
  const format = await formatOf(file);
  if (format === 'json') yield* (await import('./read-json.ts')).readJson(text, fields);
  else if (format === 'ndjson') yield* readLines(text, fields);
  else yield* (await import('./read-csv.ts')).readCsv(text, fields);
}

async function* readLines(chunks: AsyncIterable<string>, fields: readonly Field[]): AsyncGenerator<FileRow> {
  let rest = '';
  let line = 0;
  const parseLine = (text: string): FileRow[] => {
    line += 1;
    if (text.trim() === '') return [];
    try {
      return [rowFromObject(onLine(line), JSON.parse(text), fields)];
    } catch {
      return [invalidRow(onLine(line), 'To nie jest poprawny JSON')];
    }
  };
  for await (const chunk of chunks) {
    const [first = '', ...more] = chunk.split('\n');
    rest += first;
    for (const next of more) {
      yield* parseLine(rest);
      rest = next;
    }
    if (rest.length > maxRowLength) throw new CommandError(`Wiersz ${line + 1} jest za długi`);
  }
  yield* parseLine(rest);
}
