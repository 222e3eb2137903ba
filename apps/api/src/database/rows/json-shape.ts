// Checks the bytes of a JSON text without parsing it: objects with a million fields, or deeply nested lists, take seconds to parse, and megabytes of text
// that is too long anyway hold up everybody.

export interface JsonShape {
  /** Brackets, colons and commas outside of texts. */
  marks: number;
  depth: number;
  /** Characters of one text. */
  text: number;
}

export type Misfit = 'fields' | 'text';

const [quote, backslash] = [0x22, 0x5c];
const [comma, colon, openList, closeList, openObject, closeObject] = [0x2c, 0x3a, 0x5b, 0x5d, 0x7b, 0x7d];

/** What is beyond the limits, null when nothing is; the text need not be valid JSON. */
export function misfit(
  text: Uint8Array,
  { marks: maxMarks, depth: maxDepth, text: maxText }: JsonShape,
): Misfit | null {
  let marks = 0;
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case quote:
        [start, at] = [at + 1, endOfText(text, at + 1)];
        if (at - start > maxText && charactersIn(text, start, at) > maxText) return 'text';
        break;
      case openList:
      case openObject:
        marks += 1;
        depth += 1;
        if (depth > maxDepth) return 'fields';
        break;
      case closeList:
      case closeObject:
        depth -= 1;
        break;
      case comma:
      case colon:
        marks += 1;
    }
    if (marks > maxMarks) return 'fields';
  }
  return null;
}

/** Position of the closing quote of a text. */
function endOfText(text: Uint8Array, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== quote) at += text[at] === backslash ? 2 : 1;
  return at;
}

const escapedCode = 0x75;
/** Of the bytes of a character in UTF-8 all but the first begin with these bits. */
const [following, bits] = [0x80, 0xc0];

/** A character that is written as an escape is one, and as two escapes two. */
function charactersIn(text: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) {
    const byte = text[at] ?? 0;
    if ((byte & bits) !== following) count += 1;
    if (byte === backslash) at += text[at + 1] === escapedCode ? 5 : 1;
  }
  return count;
}
