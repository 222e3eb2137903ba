import JSONParser from '@streamparser/json/jsonparser.js';
import { CommandError } from '../shared/exit-codes.ts';
import type { Field } from './dictionary.ts';
import { type FileRow, maxRowLength, rowOf } from './file-row.ts';

/** Rows of a JSON array, each as soon as it is there whole. */
export async function* readJson(text: AsyncIterable<string>, fields: readonly Field[]): AsyncGenerator<FileRow> {
  const values: unknown[] = [];
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  parser.onValue = ({ value }) => values.push(value);
  let line = 1;
  let count = 0;
  let length = 0;
  let isArray: boolean | null = null;
  for await (const piece of text) {
    isArray ??= beginsAsArray(piece);
    if (isArray === false) throw new CommandError('Plik JSON musi być tablicą');
    // Line by line, so that a mistake is in the one that was written last.
    for (const part of piece.split(/(?<=\n)/)) {
      write(parser, part, line);
      length += part.length;
      for (const value of values.splice(0)) {
        count += 1;
        length = 0;
        yield rowOf({ line: count, place: `Pozycja ${count} (wiersz ${line})` }, value, fields);
      }
      if (length > maxRowLength) throw new CommandError(`Wiersz ${line}: pozycja jest za długa`);
      if (part.endsWith('\n')) line += 1;
    }
  }
  if (!parser.isEnded) throw new CommandError('To nie jest poprawny JSON: plik urywa się przed końcem');
}

/** Null as long as there is only white space. */
function beginsAsArray(piece: string): boolean | null {
  const first = /\S/.exec(piece)?.[0];
  return first === undefined ? null : first === '[';
}

function write(parser: JSONParser, part: string, line: number): void {
  try {
    parser.write(part);
  } catch {
    throw new CommandError(`Wiersz ${line}: to nie jest poprawny JSON`);
  }
}
