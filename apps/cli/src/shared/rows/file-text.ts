// Reads text in the encodings of Polish offices.
import { createReadStream } from 'node:fs';
import { isSpreadsheet } from '@redakcja/domain/shared/text/file-text';
import { EncodingProof, type TextEncoding } from '@redakcja/domain/shared/text/text-encoding';
import { CommandError } from '../failures/exit-codes.ts';
import { requireNamed } from '../files/foreign-folder.ts';

async function* chunksOf(file: string): AsyncGenerator<Uint8Array> {
  // row by row, so that it may be of any size
  requireNamed(file, Number.POSITIVE_INFINITY);
  try {
    for await (const chunk of createReadStream(file)) yield chunk as Uint8Array;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new CommandError(`Nie można odczytać pliku ${file} (${code})`);
  }
}

/** Tells the encoding. Streams the file. @throws CommandError when it cannot be told */
export async function encodingOf(file: string): Promise<TextEncoding> {
  const proof = new EncodingProof();
  let size = 0;
  for await (const chunk of chunksOf(file)) {
    if (size === 0 && isSpreadsheet(chunk))
      throw new CommandError(`Plik ${file} to arkusz (xlsx, ods, xls). Zapisz go jako CSV`);
    size += chunk.length;
    proof.add(chunk);
  }
  if (size === 0) throw new CommandError(`Plik ${file} jest pusty`);
  const told = proof.result();
  if ('error' in told) throw new CommandError(`${told.error}. Inne kodowanie podaje --encoding`);
  return told.encoding;
}

/** Streams the text without the byte order mark. @throws CommandError for bytes that the encoding does not have */
export async function* textOf(file: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  try {
    for await (const chunk of chunksOf(file)) {
      const text = decoder.decode(chunk, { stream: true });
      line += text.split('\n').length - 1;
      yield text;
    }
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CommandError(`Plik ${file} nie jest w kodowaniu ${encoding} (dalej niż wiersz ${line})`);
  }
}
