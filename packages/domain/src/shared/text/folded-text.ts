// A text as numbers are looked for in it: nothing that is not seen, one kind of blank and of dash. Places stay those of the text.

/** Soft hyphens, joiners, marks of direction and the like. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** These, and letters and digits in full width and in the styles of mathematics. */
const unusual = new RegExp(
  `${unseen.source}|[\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\u{1d400}-\\u{1d7ff}]`,
  'u',
);
const allUnusual = new RegExp(unusual, 'gu');
const unusualOrEncoded = new RegExp(`${unusual.source}|%[\\da-f]{2}`, 'giu');

/** Digits of a footnote mark, or of a number that is raised as a whole. */
const raised = '\u00b2\u00b3\u00b9\u2070\u2074-\u2079\u2080-\u2089';
const anyDigit = new RegExp(`[\\p{Nd}${raised}]`, 'u');

/** Whether a text can have a number at all. */
export const hasDigits = (text: string): boolean => anyDigit.test(text);

/** A folded text, and where a part of it is in the text that it was made of. */
export interface FoldedText {
  text: string;
  placeOf(from: number, to: number): { index: number; length: number };
}

/** Line breaks stay: what is in another line is another number. */
export function folded(text: string): FoldedText {
  return withZeros(unusual.test(text) ? changed(text, allUnusual, usual) : unchanged(sameBlanks(text)));
}

/** The same of a name of a file or an address: percent encoding is read, and signs stand for blanks; a plus before a telephone is none. */
export function foldedName(text: string): FoldedText {
  const read = text.includes('%') || unusual.test(text) ? changed(text, unusualOrEncoded, decoded) : unchanged(text);
  return withZeros({ ...read, text: sameBlanks(read.text.replaceAll(/[-_.,/?&=()]|(?<=[\p{L}\d])\+/gu, ' ')) });
}

function sameBlanks(text: string): string {
  return plainDigits(text)
    .replaceAll(/[\v\f\u2028\u2029]/g, '\n')
    .replaceAll(/[^\S\n ]/g, ' ')
    .replaceAll(/[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g, '-');
}

const foreignDigit = /(?![0-9])\p{Nd}/u;
const foreignDigits = new RegExp(foreignDigit, 'gu');
/** One to three of them are a footnote mark. */
const raisedNumber = new RegExp(`[${raised}]{6,}`, 'g');

/** Digits of other scripts, such as Arabic ones, and raised numbers, as plain digits. Each stays one character. */
function plainDigits(text: string): string {
  const plain = foreignDigit.test(text)
    ? text.replaceAll(foreignDigits, (digit) => (digit.length === 1 ? digitOf(digit) : digit))
    : text;
  return plain.replaceAll(raisedNumber, (digits) => digits.normalize('NFKC'));
}

/** Digits of a script stand in a row that begins with its zero. */
function digitOf(digit: string): string {
  const code = digit.charCodeAt(0);
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCharCode(code - value - 1))) value += 1;
  return String(value);
}

/** The letter O among digits is a zero that was read or typed so: „75O3O660919”, „ABA3OOOOO”. */
function withZeros(read: FoldedText): FoldedText {
  if (!/\d[Oo]|[Oo]\d/.test(read.text)) return read;
  return { ...read, text: read.text.replaceAll(numberWithO, (found) => (isNumber(found) ? zeros(found) : found)) };
}

// from a digit on, alone, or behind the letters of a document, of which an identity card has no O
const numberWithO =
  /\d[\dOo]{1,30}(?![\p{L}\d])|(?<![\p{L}\d])[Oo][\dOo]{3,30}(?![\p{L}\d])|(?<=(?<![\p{L}\d])[A-Z]{3})O[\dO]{5}(?![\p{L}\d])|(?<=(?<![\p{L}\d])[A-Z]{2})O[\dO]{6}(?![\p{L}\d])/gu;
const zeros = (found: string) => found.replaceAll(/[Oo]/g, '0');
/** „OOO” and the like begin with no digit. */
const isNumber = (found: string) => /^\d/.test(found) || found.replaceAll(/\D/g, '').length * 2 >= found.length;

/** The plain letter or digit. */
const usual = (found: string) => (unseen.test(found) ? '' : found.normalize('NFKC'));

function decoded(found: string): string {
  if (!found.startsWith('%')) return usual(found);
  const code = Number.parseInt(found.slice(1), 16);
  return code < 0x80 ? String.fromCharCode(code) : ' ';
}

const unchanged = (text: string): FoldedText => ({
  text,
  placeOf: (from, to) => ({ index: from, length: to - from }),
});

function changed(text: string, pattern: RegExp, put: (found: string) => string): FoldedText {
  let kept = '';
  const places: number[] = [];
  let position = 0;
  const keep = (to: number) => {
    kept += text.slice(position, to);
    for (let at = position; at < to; at += 1) places.push(at);
  };
  for (const { 0: found, index } of text.matchAll(pattern)) {
    keep(index);
    const other = put(found);
    if (other !== '') places.push(index);
    kept += other;
    position = index + found.length;
  }
  keep(text.length);
  // the end of a part is that of its last character, which may be written with several
  const endOf = (to: number) => (to >= places.length ? text.length : (places[to] ?? text.length));
  return {
    text: sameBlanks(kept),
    placeOf: (from, to) => {
      const index = places[from] ?? 0;
      return { index, length: Math.max(endOf(to) - index, 0) };
    },
  };
}
