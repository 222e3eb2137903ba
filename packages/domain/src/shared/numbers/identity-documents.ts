// Numbers of identity cards and passports: letters and digits with a check digit.
import { type DigitGroup, groupsOf, type Part, standsAlone, wordsBefore } from './digit-groups.ts';

const numberOf = (character: string) => Number.parseInt(character, 36);
const sum = (text: string, weights: readonly number[]) =>
  weights.reduce((total, weight, at) => total + weight * numberOf(text[at] ?? '0'), 0);

/** Identity card: three letters and six digits, the first of which is the check digit (ICAO 9303 values, weights 7, 3, 1). */
export function isIdentityCard(text: string): boolean {
  return /^[A-Z]{3}\d{6}$/.test(text) && sum(text, [7, 3, 1, 9, 7, 3, 1, 7, 3]) % 10 === 0;
}

/** Polish passport: two letters and seven digits, the first of which is the check digit. */
export function isPassport(text: string): boolean {
  return /^[A-Z]{2}\d{7}$/.test(text) && sum(text, [7, 3, 9, 1, 7, 3, 1, 7, 3]) % 10 === 0;
}

interface DocumentKind {
  /** Letters, and what may stand between them and the digits. */
  letters: RegExp;
  lengths: readonly (readonly number[])[];
  isValid: (bare: string) => boolean;
  /** Of what numbers have such letters, too. */
  abbreviations: ReadonlySet<string>;
  /** Words of a sentence, which are letters of a document only beside its name. */
  words: ReadonlySet<string>;
}

const setOf = (words: string) => new Set(words.split(' '));

/** So many letters, which a word of a document may be glued to, and what may stand between them and the digits. */
const lettersOf = (count: number) =>
  new RegExp(
    `(?:(?<![\\p{L}\\d])|(?<=(?<!\\p{L})(?:nr|numer|№|seri[aię]|ser\\.|dow[oó]du?|paszportu?)))([a-z]{${count}})(["”’']?(?: {0,2}| ?[-/\\n] ?|\\.|, ?|[ ,]{0,2}(?:i )?(?:nr|numer|№)[ .:]{0,2}))$`,
    'iu',
  );
/** Such a thing between them needs a word beside: they are two words, an item and a number, or two lines as well. */
const apart = /[a-z№/,\n]/i;

export const identityCard: DocumentKind = {
  letters: lettersOf(3),
  lengths: [[6], [3, 3]],
  isValid: isIdentityCard,
  abbreviations: setOf(
    'BDO BIP CHF CIT CPV CZK DIN DOC DSC EAN EUR FAX GBP GUS IMG ISO KOD KRS LEI NFZ NIP NOK NRB OCR OSP PDF PIT PKD PKO PKP PLN RAL ROD SCN SEK SIM SMS TEL UAH USD VAT VIN ZUS',
  ),
  words: setOf('BEZ CZY DLA ICH JAK LUB NAD NIE POD TEL TEN'),
};

export const passport: DocumentKind = {
  letters: lettersOf(2),
  lengths: [[7], [3, 4], [3, 2, 2]],
  isValid: isPassport,
  abbreviations: setOf('DZ EN FV ID KW PL PN RP UE WZ'),
  words: setOf('DO NA NR OD PO UL WE ZA ZE'),
};

/** The numbers of a kind in a text that was folded. */
export function* documentsIn(text: string, groups: readonly DigitGroup[], kind: DocumentKind): Generator<Part> {
  for (const at of groups.keys()) {
    for (const lengths of kind.lengths) {
      const found = groupsOf(groups, at, lengths);
      const [first, last] = [found?.[0], found?.at(-1)];
      if (!found || !first || !last || (found.length > 1 && !standsAlone(groups, at, found.length))) continue;
      const length = lettersBefore(text, first.from, last.to, found.map((group) => group.digits).join(''), kind);
      if (length !== null) yield { from: first.from - length, to: last.to };
    }
  }
}

/** How long the letters before the digits of a document are, with what stands between; null where it is none. */
function lettersBefore(text: string, from: number, to: number, digits: string, kind: DocumentKind): number | null {
  const { letters, isValid, abbreviations, words } = kind;
  const [whole, written = '', between = ''] = letters.exec(text.slice(Math.max(0, from - 20), from)) ?? [];
  const name = written.toUpperCase();
  if (whole === undefined || !isValid(`${name}${digits}`)) return null;
  const before = wordsBefore(text, from - whole.length);
  if (words.has(name) && between !== '' && !(written === name && name !== 'NR' && isDocument(before))) return null;
  if (abbreviations.has(name)) return isDocument(before) ? whole.length : null;
  const isPlain = written === name && !apart.test(between);
  return isPlain || isDocument(before) || /seri|ser\.|legitym|tożsamo/i.test(before) || isDocument(wordsAfter(text, to))
    ? whole.length
    : null;
}

const documentWord = /(?<!\p{L})(?:dow[oó]d(?:u|em|zie|y|ów|om|ami|ach)?|paszport\p{L}*)(?!\p{L})/iu;
const documentShort = /(?<!\p{L})D\.?O\.? (?:nr|numer|seri)/u;

const isDocument = (words: string) => documentWord.test(words) || documentShort.test(words);

/** What is written behind a place, up to the next digit. */
const wordsAfter = (text: string, at: number) => text.slice(at, at + 30).replace(/\d.*$/s, '');
