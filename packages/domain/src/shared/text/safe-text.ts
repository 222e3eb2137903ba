// Characters allowed in a text. One rule for every text that is typed, pasted, imported or sent by a program; see the decision on readable texts.
// Code points are used here, because the characters are invisible in an editor.
import { composed, withoutInvisible } from './one-spelling.ts';

const range = (from: number, to = from): [number, number] => [from, to];

/** Controls, and what turns the reading direction of the text behind it: it can look like another text than it is. */
const unsafe = [range(0x00, 0x08), range(0x0e, 0x1f), range(0x7f, 0x9f), range(0x202a, 0x202e), range(0x2066, 0x2069)];
/** Tabulators and line breaks: of a text with several lines they are a part. */
const lineEnds = [range(0x09, 0x0d), range(0x2028, 0x2029)];
/** Nothing to see, with or without a width. */
const blank = [range(0x115f, 0x1160), range(0x2800), range(0x3164), range(0xffa0)];

const pointEscape = (code: number) => `\\u{${code.toString(16)}}`;
const unitEscape = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;

function inClass(ranges: readonly [number, number][], escaped = pointEscape): string {
  return ranges.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('');
}

const halfCharacter = '\\p{Cs}';
const inOneLine = new RegExp(`[${inClass([...unsafe, ...lineEnds])}${halfCharacter}]`, 'u');
const inLines = new RegExp(`[${inClass(unsafe)}${halfCharacter}]`, 'u');
const allUnsafe = new RegExp(`[${inClass(unsafe)}${halfCharacter}]`, 'gu');
const invisible = new RegExp(`^[\\s\\p{Cf}${inClass(blank)}]*$`, 'u');

/** Without Unicode mode, in which two megabytes take 60 ms: what it finds may also be half of a character that is allowed. */
const perhapsUnsafe = new RegExp(`[${inClass([...unsafe, range(0xd800, 0xdfff)], unitEscape)}]`);

export type Lines = 'one' | 'several';

/** The first character that does not belong into a text, or undefined. */
export function unsafeCharacter(text: string, lines: Lines = 'one'): string | undefined {
  if (lines === 'several' && !perhapsUnsafe.test(text)) return undefined;
  return (lines === 'one' ? inOneLine : inLines).exec(text)?.[0];
}

/** For a secret, whose content must not be revealed. */
export const unsafeMessage = 'Pole zawiera niedozwolony znak';

/** Names the position, since the character is invisible. */
export function unsafeCharacterMessage(text: string, lines: Lines = 'one'): string {
  const found = (lines === 'one' ? inOneLine : inLines).exec(text);
  const code = found?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, found?.index).match(/\S{1,20}\s*$/u)?.[0];
  const place = before === undefined || unsafeCharacter(before) !== undefined ? 'na początku' : `za „${before.trim()}”`;
  return `${unsafeMessage} U+${code} ${place}. Usuń go albo wpisz to miejsce od nowa`;
}

/** In one spelling, without blanks at the ends and invisible characters; empty when nothing of it can be seen. */
export function tidied(text: string): string {
  const rest = withoutInvisible(composed(text)).trim();
  return invisible.test(rest) ? '' : rest;
}

/** HTML in one spelling without unsafe characters, literal or as references: users could not find a rejected character in a long text. */
export function withoutUnsafe(html: string): string {
  const literal = composed(perhapsUnsafe.test(html) ? html.replace(allUnsafe, '') : html);
  if (!literal.includes('&#')) return literal;
  return literal.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff && unsafeCharacter(String.fromCodePoint(code), 'several') === undefined ? whole : '';
  });
}

/** A stored text as it can be shown: what is unsafe becomes a mark that is seen, and can be taken away. */
export function shownSafely(text: string): string {
  return perhapsUnsafe.test(text) ? text.replace(allUnsafe, '\ufffd') : text;
}

/** The same value with every text in it changed; what has no other text is shared, because answers can have thousands of objects. */
export function withEachText<Value>(value: Value, change: (text: string) => string): Value {
  const changed = (one: unknown): unknown => {
    if (typeof one === 'string') return change(one);
    if (Array.isArray(one)) {
      const items = one.map(changed);
      return items.every((item, index) => item === one[index]) ? one : items;
    }
    if (typeof one !== 'object' || one === null) return one;
    let copy: Record<string, unknown> | undefined;
    const object = one as Record<string, unknown>;
    // for…in makes no list of pairs; what was read from JSON has only own properties
    for (const key in object) {
      const inner = object[key];
      const other = changed(inner);
      if (other === inner) continue;
      copy ??= { ...object };
      copy[key] = other;
    }
    return copy ?? one;
  };
  return changed(value) as Value;
}
