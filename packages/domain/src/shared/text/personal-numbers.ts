// Numbers that identify a person or an account, found by their check sums. What is found is never shown whole.
import { isPesel } from '../formats/pesel.ts';
import { isPolishAccount } from '../formats/polish-account.ts';

export type PersonalNumberKind = 'pesel' | 'identityCard' | 'passport' | 'account';

export interface PersonalNumber {
  kind: PersonalNumberKind;
  /** Where it begins in the text, and how many characters it has with its blanks. */
  index: number;
  length: number;
}

const bare = (text: string) => text.replaceAll(/[\s\u00ad-]/g, '');
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

const kinds: readonly { kind: PersonalNumberKind; pattern: RegExp; isValid: (bare: string) => boolean }[] = [
  { kind: 'account', pattern: /(?<!\d|\d-)\d{2}(?:[\s-]?\d{4}){6}(?!\d|-\d)/g, isValid: isPolishAccount },
  {
    kind: 'pesel',
    // with a plus it is a telephone; who has one is born before 2100, when the month begins to count from 41
    pattern: /(?<!\d|\d-|\+)\d{6}[\s-]?\d{5}(?!\d|-\d)/g,
    isValid: (text) => isPesel(text) && !/^(?:0+$|\d\d[4-7])/.test(text),
  },
  { kind: 'identityCard', pattern: /(?<![\p{L}\d])[A-Z]{3}[\s-]?\d{6}(?!\d)/gu, isValid: isIdentityCard },
  { kind: 'passport', pattern: /(?<![\p{L}\d])[A-Z]{2}[\s-]?\d{7}(?!\d)/gu, isValid: isPassport },
];

/** The numbers of a text, in its order. */
export function personalNumbers(text: string): PersonalNumber[] {
  if (!/\d{4}/.test(text)) return [];
  return kinds
    .flatMap(({ kind, pattern, isValid }) =>
      [...text.matchAll(pattern)]
        .filter(([found]) => isValid(bare(found)))
        .map(({ 0: found, index }) => ({ kind, index, length: found.length })),
    )
    .toSorted((a, b) => a.index - b.index);
}

/** The numbers of a name of a file or an address, where blanks are written as signs. Places are those of the text. */
export function numbersInName(text: string): PersonalNumber[] {
  return personalNumbers(text.replaceAll(/%[0-9a-f]{2}/gi, '   ').replaceAll(/[-_.,/?&=+()]/g, ' '));
}

/** A text for messages and logs: of long numbers only the first two characters are left. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(/(?:[A-Z]{1,3}[\s-]?)?\d(?:[\s-]?\d){5,}/g, (number) => `${number.slice(0, 2)}•••`);
}
