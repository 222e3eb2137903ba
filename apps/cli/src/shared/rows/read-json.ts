import type { Field } from '@redakcja/domain/dictionaries/import-fields';
import { type FileRow, maxRowLength, rowFromObject } from '@redakcja/domain/dictionaries/import-row';
import JSONParser from '@streamparser/json/jsonparser.js';
import { CommandError } from '../failures/exit-codes.ts';

/** Streams the rows of a JSON array. */
export async function* readJson(text: AsyncIterable<string>, fields: readonly Field[]): AsyncGenerator<FileRow> {
  const values: unknown[] = [];
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  parser.onValue = ({ value }) => values.push(value);
  let line = 1;
  let count = 0;
  let length = 0;
  let isArray: boolean | null = null;
  for await (const chunk of text) {
    isArray ??= beginsAsArray(chunk);
    if (isArray === false) throw new CommandError('Plik JSON musi być tablicą');
    // Written line by line, so that an error is on the last written line.
    for (const part of chunk.split(/(?<=\n)/)) {
      write(parser, part, line);
      length += part.length;
      for (const value of values.splice(0)) {
        count += 1;
        length = 0;
        yield rowFromObject({ line: count, place: `Pozycja ${count} (wiersz ${line})` }, value, fields);
      }
      if (length > maxRowLength) throw new CommandError(`Wiersz ${line}: pozycja jest za długa`);
      if (part.endsWith('\n')) line += 1;
    }
  }
  if (!parser.isEnded) throw new CommandError('To nie jest poprawny JSON: plik urywa się przed końcem');
}

/** Null while there is only white space. */
function beginsAsArray(chunk: string): boolean | null {
  const first = /\S/.exec(chunk)?.[0];
  return first === undefined ? null : first === '[';
}

function write(parser: JSONParser, part: string, line: number): void {
  try {
    parser.write(part);
  } catch {
    throw new CommandError(`Wiersz ${line}: to nie jest poprawny JSON`);
  }
}
