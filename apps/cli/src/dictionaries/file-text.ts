// Reads text in the encodings of Polish offices: UTF-8, Windows-1250 (Excel), UTF-16 with a byte order mark.
import { createReadStream } from 'node:fs';
import { isSpreadsheet } from '@redakcja/domain/shared/file-text';
import { CommandError } from '../shared/exit-codes.ts';

export type Encoding = 'utf-8' | 'windows-1250' | 'utf-16le';

async function* chunksOf(file: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(file)) yield chunk as Uint8Array;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new CommandError(`Nie można odczytać pliku ${file} (${code})`);
  }
}

/** Detects the encoding: UTF-8 if all bytes are valid UTF-8, else Windows-1250. Streams the file. */
export async function encodingOf(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  let size = 0;
  let isUtf8 = true;
  for await (const chunk of chunksOf(file)) {
    if (isFirst && isSpreadsheet(chunk))
      throw new CommandError(`Plik ${file} to arkusz (xlsx, ods, xls). Zapisz go jako CSV`);
    if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
    isFirst = false;
    size += chunk.length;
    if (isUtf8) isUtf8 = decodes(decoder, chunk);
  }
  if (size === 0) throw new CommandError(`Plik ${file} jest pusty`);
  return isUtf8 && decodes(decoder, undefined) ? 'utf-8' : 'windows-1250';
}

function decodes(decoder: InstanceType<typeof TextDecoder>, chunk: Uint8Array | undefined): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** Streams the text without the byte order mark. */
export async function* textOf(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunksOf(file)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
