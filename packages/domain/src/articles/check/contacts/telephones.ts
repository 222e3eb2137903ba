// Telephones of Poland: nine digits in groups, alone or behind the number of the country. Many other numbers look like them, so that those without a
// sign of their own need a word or the name of a person beside them.
import { isRegon } from '../../../shared/formats/regon.ts';
import { wordsBefore } from '../../../shared/numbers/digit-groups.ts';
import { type FoldedText, folded, hasDigits } from '../../../shared/text/folded-text.ts';

import { givenNames } from './given-names.ts';

export interface Telephone {
  index: number;
  length: number;
  /** Nine digits, without the country. */
  digits: string;
}

interface Group {
  digits: string;
  from: number;
  to: number;
  /** What is between it and the one before, if they may be parts of one number. */
  joint: string | null;
}

const mobile = /^(?:45|50|51|53|57|60|66|69|72|73|78|79|88)/;
const town = /^(?:1[2-8]|2[2-59]|3[2-4]|4[1-468]|5[24-689]|6[1-3578]|7[14-7]|8[1-79]|9[145])/;

/** How the nine digits are grouped. */
const shapes: readonly (readonly number[])[] = [
  [9],
  [3, 3, 3],
  [2, 3, 2, 2],
  [2, 7],
  [2, 3, 4],
  [3, 6],
  [3, 2, 2, 2],
  [2, 2, 2, 3],
];

const word =
  /(?<!\p{L})(?:tel(?:ef(?:on\p{L}*)?)?|kom(?:órk\p{L}*|órkow\p{L}*)?|mob(?:ile)?|fax|faks\p{L}*|sms\p{L}*|whatsapp|(?:za)?dzwo[nń]\p{L}*|kontakt\p{L}*|infolini\p{L}*|phone)(?!\p{L})/iu;
/** Nine digits of another kind. */
const otherWord =
  /(?<!\p{L})(?:regon|nip|krs|bdo|pesel|rejestr\p{L}*|kont[oa]|rachun\p{L}*|faktur\p{L}*|umow\p{L}|dział\p{L}*|decyzj\p{L}*|uchwał\p{L}*|spraw\p{L}|znak|id|isbn|kod\p{L}*|seryjn\p{L}*|kwot\p{L}*|wartoś\p{L}*)(?!\p{L})/iu;
/** An amount, a measure or a part of a longer number. */
const unitBehind = /^(?:[.,/]?\d|[ ]?(?:zł|pln|eur|usd|gr|m|ha|km|kg|t|szt|%|tys|mln|mld|kwh|gj)(?!\p{L}))/iu;
const name = `(?:${givenNames}) \\p{Lu}\\p{Ll}+(?:[- ]\\p{Lu}\\p{Ll}+)?|\\p{Lu}\\p{Ll}+ (?:${givenNames})`;
const anyName = new RegExp(`(?<!\\p{L})(?:${name})(?!\\p{L})`, 'u');
const nameBefore = new RegExp(`(?<!\\p{L})(?:${name})[ ,:;–(-]{1,4}$`, 'u');

/** Whether a text speaks of telephones. */
export const namesTelephones = (text: string): boolean => word.test(text);

/**
 * The telephones of a text.
 * @param beside what stands before it in another cell of its row, or at the head of its column
 */
export function telephones(text: string, beside = ''): Telephone[] {
  return hasDigits(text) ? telephonesIn(folded(text), beside) : [];
}

function telephonesIn({ text, placeOf }: FoldedText, beside: string): Telephone[] {
  const groups = groupsIn(text);
  const found: Telephone[] = [];
  for (let at = 0; at < groups.length; at += 1) {
    const one = telephoneAt(text, groups, at);
    if (one === null) continue;
    const { first, last, digits } = one;
    if (isTelephone(text, one, beside)) found.push({ digits, ...placeOf(first, last) });
    at = one.at - 1;
  }
  return found;
}

interface Candidate {
  first: number;
  last: number;
  digits: string;
  /** The group behind it. */
  at: number;
  hasCountry: boolean;
  /** 48 without a sign, or the zero that trunk calls began with. */
  hasPrefix: boolean;
  lengths: readonly number[];
  joint: string | null;
}

function groupsIn(text: string): Group[] {
  const groups: Group[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const between = index - end <= 4 ? text.slice(end, index) : '';
    const joint = /^(?:\)? ?-? ?| {1,3}|\.|\) {0,2}\(? ?)$/.test(between) && between !== '' ? between : null;
    end = index + digits.length;
    groups.push({ digits, from: index, to: end, joint });
  }
  return groups;
}

/** What has the form of a telephone and begins with a group; all that is joined to it belongs to it or is the next one. */
function telephoneAt(text: string, groups: readonly Group[], start: number): Candidate | null {
  const first = groups[start];
  if (!first) return null;
  const rest = withoutPrefix(text, groups, start);
  if (rest === null) return null;
  const { groups: own, hasCountry, hasPrefix, from } = rest;
  for (const lengths of shapes) {
    const taken = own.slice(0, lengths.length);
    if (lengths.some((length, at) => taken[at]?.digits.length !== length || (at > 0 && taken[at]?.joint === null)))
      continue;
    const digits = taken.map((group) => group.digits).join('');
    if (!(mobile.test(digits) || town.test(digits))) continue;
    const last = taken.at(-1);
    const next = own[lengths.length];
    const at = groups.length - own.length + lengths.length;
    if (!last || (next && next.joint !== null && telephoneAt(text, groups, at) === null)) continue;
    return { first: from, last: last.to, digits, at, hasCountry, hasPrefix, lengths, joint: taken[1]?.joint ?? null };
  }
  return null;
}

/** The groups behind +48, 0048, 48 or the zero before a town. */
function withoutPrefix(text: string, groups: readonly Group[], start: number) {
  const [first, second] = [groups[start], groups[start + 1]];
  if (!first) return null;
  const { digits, from } = first;
  const isPlus = text[from - 1] === '+';
  const own = groups.slice(start, start + 16);
  const cut = (length: number): Group[] => [
    { ...first, digits: digits.slice(length), from: from + length, joint: null },
    ...own.slice(1),
  ];
  const begin = isPlus ? from - 1 : from;
  const isJoined = second !== undefined && second.joint !== null;
  if (isPlus && digits === '48' && isJoined)
    return { groups: own.slice(1), hasCountry: true, hasPrefix: true, from: begin };
  if (isPlus && /^48\d/.test(digits)) return { groups: cut(2), hasCountry: true, hasPrefix: true, from: begin };
  if (isPlus) return null;
  if (digits === '0048' && isJoined) return { groups: own.slice(1), hasCountry: true, hasPrefix: true, from };
  if (/^0048\d{2,9}$/.test(digits)) return { groups: cut(4), hasCountry: true, hasPrefix: true, from };
  if (/^48\d{9}$/.test(digits)) return { groups: cut(2), hasCountry: false, hasPrefix: true, from };
  if (digits === '48' && isJoined && (second?.digits.length ?? 0) === 3 && own[3]?.digits.length === 3)
    return { groups: own.slice(1), hasCountry: false, hasPrefix: true, from };
  if (digits === '0' && isJoined) return { groups: own.slice(1), hasCountry: false, hasPrefix: true, from };
  if (/^0\d{2}$/.test(digits)) return { groups: cut(1), hasCountry: false, hasPrefix: true, from };
  return { groups: own, hasCountry: false, hasPrefix: false, from };
}

/** How far before a number its word may stand. */
const reach = 60;

function isTelephone(text: string, found: Candidate, beside: string): boolean {
  const { first, last, digits, hasCountry, hasPrefix, lengths, joint } = found;
  const behind = text.slice(last, last + 12);
  const before = text.slice(Math.max(0, first - reach), first);
  if (/[\p{L}\d][-/.]?$/u.test(before) && !/(?:tel|kom|fax|faks|nr)\.?:?$/iu.test(before)) return false;
  if (/\d[ ,]$/.test(before) && !hasCountry && !word.test(before)) return false;
  if (unitBehind.test(behind) || /^[\p{L}]/u.test(behind)) return false;
  if (hasCountry) return true;
  const words = wordsBefore(text, first);
  if (otherWord.test(words)) return false;
  if (word.test(before) || word.test(text.slice(last, last + 25).replace(/[\n;].*$/s, ''))) return true;
  // what is no telephone by its check sum was written for another reason
  if (lengths.length === 1 && isRegon(digits)) return false;
  if (nameBefore.test(before)) return true;
  if (word.test(beside) || anyName.test(beside)) return !otherWord.test(beside);
  const isGrouped = lengths.length === 3 && lengths[0] === 3 && joint !== '.';
  return isGrouped && !hasPrefix && mobile.test(digits) && (joint === '-' || beside === '');
}
