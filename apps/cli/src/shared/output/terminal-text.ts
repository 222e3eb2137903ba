// Characters that a terminal obeys (escape sequences) or that show a text in another order than it has.

/** Line ends and tabs stay. */
const unsafe =
  /(?!\n|\t|\r\n)[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Written as in JSON, where they mean the same. */
const escaped = (character: string) =>
  Array.from({ length: character.length }, (_, i) => {
    return `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
  }).join('');

/** The text with such characters made visible. */
export const harmless = (text: string): string => text.replace(unsafe, escaped);
