// Numbers that identify a person or an account, found by their check sums. What is found is never shown whole.
import { isNip } from '../formats/nip.ts';
import { isPesel, peselData } from '../formats/pesel.ts';
import { isPolishAccount } from '../formats/polish-account.ts';
import {
  type DigitGroup,
  digitGroups,
  groupsOf,
  type Part,
  standsAlone,
  wordsBefore,
} from '../numbers/digit-groups.ts';
import { documentsIn, identityCard, passport } from '../numbers/identity-documents.ts';
import { type FoldedText, folded, foldedName, hasDigits } from './folded-text.ts';

export type PersonalNumberKind = 'pesel' | 'identityCard' | 'passport' | 'account';

export interface PersonalNumber {
  kind: PersonalNumberKind;
  /** Where it begins in the text, and how many characters it has with what stands between them. */
  index: number;
  length: number;
}

/** The numbers of a text, in its order; `today` is the day after which nobody has been born yet. */
export function personalNumbers(text: string, today = new Date()): PersonalNumber[] {
  return hasDigits(text) ? numbersIn(folded(text), today) : [];
}

/** The numbers of a name of a file or an address, where blanks are written as signs. Places are those of the text. */
export function numbersInName(text: string, today = new Date()): PersonalNumber[] {
  return hasDigits(text) ? numbersIn(foldedName(text), today) : [];
}

function numbersIn({ text, placeOf }: FoldedText, today: Date): PersonalNumber[] {
  const groups = digitGroups(text);
  const found = (kind: PersonalNumberKind, parts: Iterable<Part>) =>
    [...parts].map(({ from, to }): PersonalNumber => ({ kind, ...placeOf(from, to) }));
  return [
    ...found('account', accountsIn(text)),
    ...found('pesel', peselsIn(text, groups, today)),
    ...found('identityCard', documentsIn(text, groups, identityCard)),
    ...found('passport', documentsIn(text, groups, passport)),
  ].toSorted((a, b) => a.index - b.index);
}

// groups of four after the first two digits, or from the first digit on; an account may go on in the next line
const accounts = [
  /(?<!\d)\d{2}(?:[\s.,/-]{0,3}\d{4}){6}(?!\d)/g,
  /(?<!\d)\d{4}(?:[\s.,/-]{1,3}\d{4}){5}[\s.,/-]{1,3}\d{2}(?!\d)/g,
];

function* accountsIn(text: string): Generator<Part> {
  for (const pattern of accounts) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (isPolishAccount(found.replaceAll(/\D/g, ''))) yield { from: index, to: index + found.length };
    }
  }
}

/** How a PESEL is written wherever it stands: its digits, or the date and the rest. */
const usual: readonly (readonly number[])[] = [[11], [6, 5]];
/** How it is written apart from other groups: the parts of the date, groups of four, a digit in each box. */
const apart: readonly (readonly number[])[] = [[2, 2, 2, 5], [2, 4, 5], [4, 4, 3], Array.from({ length: 11 }, () => 1)];

function* peselsIn(text: string, groups: readonly DigitGroup[], today: Date): Generator<Part> {
  const isNamed = /pesel/i.test(text);
  let at = 0;
  while (at < groups.length) {
    const found = peselAt(text, groups, at, isNamed, today);
    const [first, last] = [found?.[0], found?.at(-1)];
    if (found && first && last) yield { from: first.from, to: last.to };
    at += found?.length ?? 1;
  }
}

function peselAt(
  text: string,
  groups: readonly DigitGroup[],
  at: number,
  isNamed: boolean,
  today: Date,
): readonly DigitGroup[] | null {
  const { from = 0, digits = '' } = groups[at] ?? {};
  if (isNamed && isWithoutZero(text, from, digits, today)) return groups.slice(at, at + 1);
  const { joint = null, isNext = false } = groups[at + 1] ?? {};
  const isSingle = joint === null && !(isNamed && isNext);
  // with a plus it is a telephone
  if ((isSingle && digits.length !== 11) || text[from - 1] === '+') return null;
  const isOf = (found: readonly DigitGroup[] | null) => found !== null && isPersons(digitsOf(found), today);
  for (const lengths of usual) {
    const found = groupsOf(groups, at, lengths);
    if (isOf(found)) return found;
  }
  for (const lengths of apart) {
    const found = groupsOf(groups, at, lengths);
    if (found && isApart(text, groups, at, found) && isOf(found)) return found;
  }
  if (!isNamed || !/pesel/i.test(wordsBefore(text, from))) return null;
  const found = elevenDigits(groups, at);
  return isOf(found) ? found : null;
}

const digitsOf = (groups: readonly DigitGroup[]) => groups.map(({ digits }) => digits).join('');

/** Not before 1900, and not of somebody who is not born yet: 48 and a telephone often look like such a number. */
function isPersons(digits: string, today: Date): boolean {
  if (!isPesel(digits)) return false;
  const { birthDate = '' } = peselData(digits) ?? {};
  return birthDate >= '1900' && birthDate <= today.toISOString().slice(0, 10);
}

/** Sheets keep a PESEL as a number, which does not begin with a zero; a NIP has ten digits, too. */
function isWithoutZero(text: string, from: number, digits: string, today: Date): boolean {
  if (digits.length !== 10 || isNip(digits) || !isPersons(`0${digits}`, today)) return false;
  return text[from - 1] !== '+' && !/nip/i.test(wordsBefore(text, from));
}

/** Neither a part of a table of numbers or of a code with letters, nor two years and a number. */
function isApart(text: string, groups: readonly DigitGroup[], at: number, found: readonly DigitGroup[]): boolean {
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || !standsAlone(groups, at, found.length)) return false;
  if (/\p{L}/u.test(`${text[first.from - 1] ?? ''}${text[last.to] ?? ''}`)) return false;
  return !(first.digits.length === 4 && found.slice(0, 2).every(({ digits }) => /^(?:19|20)/.test(digits)));
}

/** Groups that have eleven digits together, joined or next to each other in a list or in lines. */
function elevenDigits(groups: readonly DigitGroup[], at: number): readonly DigitGroup[] | null {
  let count = 0;
  for (let to = at; count < 11; to += 1) {
    const group = groups[to];
    if (!group || (to > at && group.joint === null && !group.isNext)) return null;
    count += group.digits.length;
    if (count === 11) return groups.slice(at, to + 1);
  }
  return null;
}

/** What is left of a number in messages and logs. */
export const shownOf = (number: string): string => `${number.slice(0, 2)}•••`;

/** A text without the numbers that are found in it, as a text or as a name: of each the first two characters are left. */
export function withoutPersonalNumbers(text: string): string {
  return cut(text, () => true);
}

function cut(text: string, isCut: (number: PersonalNumber) => boolean): string {
  if (!hasDigits(text)) return text;
  let shown = '';
  let position = 0;
  const numbers = [...personalNumbers(text), ...numbersInName(text)]
    .filter(isCut)
    .toSorted((a, b) => a.index - b.index);
  for (const { index, length } of numbers) {
    if (index >= position) shown += text.slice(position, index) + shownOf(text.slice(index, index + length));
    position = Math.max(position, index + length);
  }
  return shown + text.slice(position);
}

/**
 * What a log has kept, as it is shown, whenever it was written: every text in it without PESEL, identity cards and passports. Accounts stay: those of
 * settings are the office's own.
 */
export function coveredLog<Value>(value: Value): Value {
  return coveredValue(value) as Value;
}

function coveredValue(value: unknown): unknown {
  if (typeof value === 'string') return cut(value, ({ kind }) => kind !== 'account');
  if (Array.isArray(value)) return value.map(coveredValue);
  // moments and the like are no texts
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, coveredValue(one)]));
}

/** A text for messages and logs: of long numbers, whosever they are, only the first two characters are left. */
export function withoutNumbers(text: string): string {
  return withoutPersonalNumbers(text).replaceAll(/(?:[A-Z]{1,3}[\s-]?)?\d(?:[\s\p{Pd}\p{Cf}]?\d){5,}/gu, shownOf);
}
