// Text of a file as Polish offices have it: UTF-8, Windows-1250 as Excel writes it, UTF-16 with its mark.
import { createReadStream } from 'node:fs';
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

/** UTF-8 where the bytes are that, else Windows-1250. The file is read, not kept. */
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

/** A zip, as xlsx and ods are, or the older container of xls. */
function isSpreadsheet(chunk: Uint8Array): boolean {
  const start = Buffer.from(chunk.subarray(0, 4)).toString('hex');
  return start === '504b0304' || start === 'd0cf11e0';
}

function decodes(decoder: InstanceType<typeof TextDecoder>, chunk: Uint8Array | undefined): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** The text piece by piece, without the byte order mark. */
export async function* textOf(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunksOf(file)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
