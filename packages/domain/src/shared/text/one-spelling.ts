// One spelling for what looks the same: letters with their marks are one character, and characters that nobody sees are gone.

/** From here on a character may join the one before it, or be another spelling of one. */
const perhapsApart = /[\u0300-\uffff]/;

/** The text with letters and their marks composed (NFC), as keyboards type them: macOS and PDF take them apart. */
export function composed(text: string): string {
  return perhapsApart.test(text) ? text.normalize('NFC') : text;
}

/** Nothing of these is seen; interlinear marks are none of Unicode's own list. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
const eachInvisible = new RegExp(invisible, 'gu');

/** They turn the reading direction of what follows: refused, not taken away. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

const ofScripts = (...names: string[]) => names.map((name) => `\\p{Script=${name}}`).join('');
const emoji = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Regional_Indicator}\\ufe0f';
const indic = ['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'];
const joining = ofScripts('Arabic', 'Syriac', 'Nko', 'Mongolian', 'Sinhala', 'Khmer', 'Myanmar', ...indic);
const rightToLeft = new RegExp(`(?=\\p{L})[${ofScripts('Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Nko')}]`, 'u');
const subdivisionFlag = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}/u;

/** Invisible characters that a language or an emoji needs, each with what must stand before it. */
const needed: readonly [characters: RegExp, before: RegExp][] = [
  // joiners: forms of Arabic and Indic letters, families of emoji
  [/[\u200c\u200d]/, new RegExp(`[${joining}${emoji}]\\p{M}*$`, 'u')],
  // an emoji as a picture or a letter
  [/[\ufe0e\ufe0f]/, /\p{Extended_Pictographic}$/u],
  // variants of Chinese characters
  [/[\ufe00-\ufe0d\u{e0100}-\u{e01ef}]/u, /\p{Script=Han}$/u],
  [/[\u180b-\u180d\u180f]/, /\p{Script=Mongolian}$/u],
];

/** Which side punctuation between letters of two directions belongs to. */
const directionMark = /[\u200e\u200f\u061c]/;

/** A name or another text of people without characters that nobody sees, but those that a language needs where they stand. */
export function withoutInvisible(text: string): string {
  if (!invisible.test(text)) return text;
  const flags = text.split(new RegExp(`(${subdivisionFlag.source})`, 'u'));
  return flags.map((part, index) => (index % 2 === 1 ? part : withoutInvisibleIn(part, text))).join('');
}

function withoutInvisibleIn(part: string, whole: string): string {
  const hasDirections = rightToLeft.test(whole);
  let kept = '';
  let from = 0;
  for (const { 0: character, index } of part.matchAll(eachInvisible)) {
    kept += part.slice(from, index);
    from = index + character.length;
    const before = kept.slice(-8);
    const isNeeded =
      turning.test(character) ||
      (directionMark.test(character) && hasDirections) ||
      needed.some(([characters, place]) => characters.test(character) && place.test(before));
    if (isNeeded) kept += character;
  }
  return kept + part.slice(from);
}
