// Checks the bytes of a JSON text without parsing it: objects with a million fields, or deeply nested lists, take seconds to parse.

export interface JsonShape {
  /** Brackets, colons and commas outside of texts. */
  marks: number;
  depth: number;
}

const [quote, backslash] = [0x22, 0x5c];
const [comma, colon, openList, closeList, openObject, closeObject] = [0x2c, 0x3a, 0x5b, 0x5d, 0x7b, 0x7d];

/** Whether the text keeps within the limits; it need not be valid JSON. */
export function fits(text: Uint8Array, { marks: maxMarks, depth: maxDepth }: JsonShape): boolean {
  let marks = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case quote:
        at = endOfText(text, at + 1);
        break;
      case openList:
      case openObject:
        marks += 1;
        depth += 1;
        if (depth > maxDepth) return false;
        break;
      case closeList:
      case closeObject:
        depth -= 1;
        break;
      case comma:
      case colon:
        marks += 1;
    }
    if (marks > maxMarks) return false;
  }
  return true;
}

/** Position of the closing quote of a text. */
function endOfText(text: Uint8Array, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== quote) at += text[at] === backslash ? 2 : 1;
  return at;
}
