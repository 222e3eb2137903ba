// Rows of a file to import, one by one: CSV with comma, semicolon or tabulator, a JSON array, or NDJSON.
import { CommandError } from '../shared/exit-codes.ts';
import type { Field } from './dictionary.ts';
import { type FileRow, maxRowLength, onLine, rowOf, wrongRow } from './file-row.ts';
import { encodingOf, textOf } from './file-text.ts';
import { kindOf } from './standard-input.ts';

export async function* readRows(file: string, fields: readonly Field[]): AsyncGenerator<FileRow> {
  const text = textOf(file, await encodingOf(file));
  const kind = await kindOf(file);
  if (kind === 'json') yield* (await import('./read-json.ts')).readJson(text, fields);
  else if (kind === 'ndjson') yield* readLines(text, fields);
  else yield* (await import('./read-csv.ts')).readCsv(text, fields);
}

async function* readLines(text: AsyncIterable<string>, fields: readonly Field[]): AsyncGenerator<FileRow> {
  let rest = '';
  let line = 0;
  const parsed = (one: string): FileRow[] => {
    line += 1;
    if (one.trim() === '') return [];
    try {
      return [rowOf(onLine(line), JSON.parse(one), fields)];
    } catch {
      return [wrongRow(onLine(line), 'To nie jest poprawny JSON')];
    }
  };
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) yield* parsed(one);
    if (rest.length > maxRowLength) throw new CommandError(`Wiersz ${line + 1} jest za długi`);
  }
  yield* parsed(rest);
}
