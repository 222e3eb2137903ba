// Text of a file that a person has chosen, in the encodings of Polish offices.
import { EncodingProof, lineFeed, type TextEncoding, utf16Of } from './text-encoding.ts';

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
export const unicodeText = (bytes: Uint8Array): string | null => decoded(bytes, utf16Of(bytes) ?? 'utf-8');

/** The text in the encoding that is given, or that its bytes tell; otherwise what is wrong with it. */
export function officeText(bytes: Uint8Array, given?: TextEncoding): { text: string } | { error: string } {
  const proof = new EncodingProof();
  if (given === undefined) proof.add(bytes);
  const told = given === undefined ? proof.result() : { encoding: given };
  if ('error' in told) return told;
  const text = decoded(bytes, told.encoding);
  return text === null ? { error: `To nie jest tekst w kodowaniu ${told.encoding}` } : { text };
}

/** The first line with bytes that are not UTF-8; null when there is none. */
export function damagedLine(bytes: Uint8Array): number | null {
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(lineFeed, start);
    if (decoded(bytes.subarray(start, end === -1 ? undefined : end), 'utf-8') === null) return line;
    if (end === -1) return null;
    start = end + 1;
  }
}
