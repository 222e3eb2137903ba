// Text of a file that a person has chosen, in the encodings of Polish offices.
import type { TextEncoding } from './text-encoding.ts';

export function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** A ZIP (xlsx, ods) or a compound file (xls). */
export const isSpreadsheet = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** Refuses one where a CSV file is expected. */
export const spreadsheetMessage = 'To arkusz albo archiwum (xlsx, ods, xls, zip). Zapisz go jako CSV';

/** Null when the bytes are invalid in this encoding. */
export function decoded(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** In Unicode; null when it is in another encoding. */
export const unicodeText = (bytes: Uint8Array): string | null =>
  decoded(bytes, startsWith(bytes, [0xff, 0xfe]) ? 'utf-16le' : 'utf-8');
