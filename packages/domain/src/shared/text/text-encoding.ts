// The encoding of a text by what only one of them can have: UTF-8, Windows-1250 (Excel), ISO-8859-2.

export const textEncodings = ['utf-8', 'windows-1250', 'iso-8859-2', 'utf-16le', 'utf-16be'] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** Polish letters that the two encodings of one byte have at different places: ą, ś, ź, Ą, Ś, Ź. */
const onlyWindows = new Set([0xb9, 0x9c, 0x9f, 0xa5, 0x8c, 0x8f]);
const onlyIso = new Set([0xb1, 0xb6, 0xbc, 0xa1, 0xa6, 0xac]);
export const lineFeed = 0x0a;

/** Bytes that have to follow this one in UTF-8; null when it can begin no character. */
function followers(byte: number): number | null {
  if (byte < 0x80) return 0;
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : null;
}

/** UTF-16 by its byte order mark; null without one. */
export function utf16Of(bytes: Uint8Array): TextEncoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** Tells the encoding of bytes that come in parts. */
export class EncodingProof {
  #isFirst = true;
  #utf16: TextEncoding | null = null;
  #line = 1;
  /** Bytes that are still to follow. */
  #open = 0;
  #characters = 0;
  #faults = 0;
  #faultLine = 0;
  #windows = false;
  #iso = false;

  add(bytes: Uint8Array): void {
    if (this.#isFirst && bytes.length > 0) {
      this.#isFirst = false;
      this.#utf16 = utf16Of(bytes);
    }
    if (this.#utf16 === null) for (const byte of bytes) this.#addByte(byte);
  }

  #addByte(byte: number): void {
    if (onlyWindows.has(byte) || (byte >= 0x80 && byte <= 0x9f)) this.#windows = true;
    if (onlyIso.has(byte)) this.#iso = true;
    const isFollower = byte >= 0x80 && byte <= 0xbf;
    if (this.#open > 0 && isFollower) {
      this.#open -= 1;
      if (this.#open === 0) this.#characters += 1;
    } else {
      if (this.#open > 0) this.#fault();
      const more = followers(byte);
      if (more === null) this.#fault();
      this.#open = more ?? 0;
    }
    if (byte === lineFeed) this.#line += 1;
  }

  #fault(): void {
    this.#faults += 1;
    this.#faultLine ||= this.#line;
  }

  /** The encoding, or why it cannot be told. */
  result(): { encoding: TextEncoding } | { error: string } {
    if (this.#utf16 !== null) return { encoding: this.#utf16 };
    if (this.#open > 0) this.#fault();
    if (this.#faults === 0) return { encoding: 'utf-8' };
    // capital letters side by side can look like one character of UTF-8, so that a few of them prove nothing
    if (this.#characters >= this.#faults)
      return { error: `Wiersz ${this.#faultLine}: uszkodzony znak, bo plik jest w UTF-8` };
    if (this.#windows && this.#iso)
      return { error: 'Kodowania pliku nie da się rozpoznać: ma znaki Windows-1250 i ISO-8859-2. Zapisz go w UTF-8' };
    return { encoding: this.#iso ? 'iso-8859-2' : 'windows-1250' };
  }
}
