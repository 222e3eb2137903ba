// What is replaced in texts: the rule, and the places that it finds.

export interface ReplacementWish {
  find: string;
  replaceWith: string;
  /** `find` is a regular expression, and `replaceWith` may name its groups: $1, $<name>, $&. */
  isPattern: boolean;
  ignoresCase: boolean;
  /** Of HTML also the addresses of links, and the titles and descriptions in tags. */
  inAttributes: boolean;
}

export interface Replacement {
  pattern: RegExp;
  /** What stands for a match. */
  textOf: (match: RegExpExecArray) => string;
  inAttributes: boolean;
}

/** A place in a text, with what is around it. */
export interface Place {
  before: string;
  found: string;
  after: string;
  /** Null where the match is left as it is: it goes across tags. */
  replacedWith: string | null;
}

/** Characters on either side of a place. */
const context = 30;

/** The rule of a wish; blanks also find no-break spaces, which editors put between words. Null for a pattern that is none, or finds empty places. */
export function replacementOf({
  find,
  replaceWith,
  isPattern,
  ignoresCase,
  inAttributes,
}: ReplacementWish): Replacement | null {
  const source = isPattern
    ? find
    : find.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/[ \u00a0]/g, '[ \\u00a0]');
  try {
    const pattern = new RegExp(source, ignoresCase ? 'giu' : 'gu');
    if (new RegExp(pattern).test('')) return null;
    return { pattern, textOf: isPattern ? (match) => expanded(replaceWith, match) : () => replaceWith, inAttributes };
  } catch {
    return null;
  }
}

function expanded(text: string, match: RegExpExecArray): string {
  return text.replaceAll(/\$(?:\$|&|(\d{1,2})|<([^>]*)>)/g, (whole, number, name) => {
    if (whole === '$$') return '$';
    if (whole === '$&') return match[0];
    return (number === undefined ? match.groups?.[name] : match[Number(number)]) ?? '';
  });
}

/** All matches that are not empty. */
export function matchesOf(text: string, { pattern }: Replacement): RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter(([found]) => found !== '');
}

export function placeAt(text: string, match: RegExpExecArray, replacedWith: string | null): Place {
  const end = match.index + match[0].length;
  return {
    before: text.slice(Math.max(0, match.index - context), match.index),
    found: match[0],
    after: text.slice(end, end + context),
    replacedWith,
  };
}

/** A text without tags. */
export function replaceInText(text: string, rule: Replacement): { text: string; places: Place[] } {
  const places: Place[] = [];
  let replaced = '';
  let last = 0;
  for (const match of matchesOf(text, rule)) {
    const other = rule.textOf(match);
    places.push(placeAt(text, match, other));
    replaced += text.slice(last, match.index) + other;
    last = match.index + match[0].length;
  }
  return { text: replaced + text.slice(last), places };
}
