// Words as readers look for them. Both databases keep what is made here: neither of them knows Polish.
import { foldLetters } from '@redakcja/domain/shared/text/fold-letters';
import { folded } from '@redakcja/domain/shared/text/folded-text';
import { polishStem } from './polish-stem.ts';

/** Longer ones are no words. */
const maxWord = 40;

export const wordPattern = /[\p{L}\p{N}]+/gu;

/** A text as it is read: what nobody sees divides no word. */
export const asRead = (text: string): string => folded(text).text.normalize('NFC');

const wordsOf = (text: string): string[] =>
  (asRead(text).toLowerCase().match(wordPattern) ?? []).filter((word) => word.length <= maxWord);

const stemOf = (word: string) => foldLetters(polishStem(word));

/** What a text is found by, as a text vector of PostgreSQL: its words and their stems, without Polish marks. */
export function textVector(text: string): string {
  const found = new Set<string>();
  for (const word of new Set(wordsOf(text))) found.add(foldLetters(word)).add(stemOf(word));
  found.delete('');
  return [...found].join(' ');
}

/** Vowels at the end of a word, which its forms change, also when they are typed without marks. */
const ending = /(?:ami|ach|ego|emu|ymi|imi|owi|iem|em|om|ow|ej|ie|[aeiouy])$/;

interface Wanted {
  stem: string;
  word: string;
  /** What further words begin with; null for a word that is too short or a number. */
  beginning: string | null;
}

function wanted(phrase: string): Wanted[] {
  return [...new Set(wordsOf(phrase))].map((word) => {
    const folded = foldLetters(word);
    const beginning = folded.length > 4 ? folded.replace(ending, '') : folded;
    return {
      stem: stemOf(word),
      word: folded,
      beginning: beginning.length < 4 || /^\d/.test(folded) ? null : beginning,
    };
  });
}

const termsOf = (phrase: string) =>
  wanted(phrase).map(({ stem, word, beginning }) =>
    [...new Set([stem, word])].concat(beginning === null ? [] : `${beginning}:*`).join(' | '),
  );

const allOf = (terms: readonly string[]) => terms.map((term) => `(${term})`).join(' & ');

/** A phrase as a text search query: all of its words, each in any form. Null for a phrase without letters and digits: it finds nothing. */
export function textQuery(phrase: string): string | null {
  const terms = termsOf(phrase);
  return terms.length === 0 ? null : allOf(terms);
}

/** More words than a person looks for; of more of them the first count. */
const maxWords = 8;
/** So many make 42 combinations of three or four of them, eight would make 210. */
const maxCombined = 6;

/** The words of a phrase, in its order, as the index has them. */
export const wantedWords = (phrase: string): Wanted[] => wanted(phrase).slice(0, maxWords);

/** Queries for each of them. */
export const termsOfWords = (phrase: string): string[] => termsOf(phrase).slice(0, maxWords);

/**
 * Queries for where nothing has all words of a phrase: all of those that are somewhere, all but one of them, …, any.
 * @param present the terms that are somewhere, of `asked` many
 */
export function partialQueries(present: readonly string[], asked: number): string[] {
  const terms = present.slice(0, maxCombined);
  const without = (some: readonly (readonly string[])[]) => {
    const fewer = new Map(
      some.flatMap((one) => one.map((_, at) => one.toSpliced(at, 1))).map((one) => [one.join(), one]),
    );
    return [...fewer.values()];
  };
  const queries: string[] = [];
  const first = terms.length < asked ? [terms] : without([terms]);
  for (let some = first; (some[0]?.length ?? 0) > 0; some = without(some))
    queries.push(some.map((one) => `(${allOf(one)})`).join(' | '));
  return queries;
}

/** Tells whether a word of a text is one of those that a phrase looks for. */
export function matcherOf(phrase: string): (word: string) => boolean {
  const all = wanted(phrase);
  const stems = new Set(all.flatMap(({ stem, word }) => [stem, word]));
  const beginnings = all.flatMap(({ beginning }) => beginning ?? []);
  return (word) => {
    const folded = foldLetters(word);
    return (
      stems.has(folded) || beginnings.some((one) => folded.startsWith(one)) || stems.has(stemOf(word.toLowerCase()))
    );
  };
}

/** Counts the words of a phrase that a text has; made once for many texts, which have many words in common. */
export function countedWordsOf(phrase: string): (text: string) => number {
  const matchers = wanted(phrase).map(({ word }) => remembered(matcherOf(word)));
  return (text) => {
    const words = text.match(wordPattern) ?? [];
    return matchers.filter((isHit) => words.some(isHit)).length;
  };
}

/** Tells whether all words of a phrase are in a text. */
export function allWordsOf(phrase: string): (text: string) => boolean {
  const counted = countedWordsOf(phrase);
  const all = wanted(phrase).length;
  return (text) => counted(text) === all;
}

function remembered(isHit: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = isHit(word);
    known.set(word, found);
    return found;
  };
}
