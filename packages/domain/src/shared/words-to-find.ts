import { foldLetters } from './fold-letters.ts';

/** Vowels at the end of a word, which its forms change: `uchwała`, `uchwały`, `uchwał`. */
const ending = /(?:ami|ach|ego|emu|ymi|imi|owi|iem|em|om|ow|ej|ie|[aeiouy])$/;

/**
 * What somebody types into a search as a condition on words (a text search query of PostgreSQL): all of the words must be there, each in any form that
 * begins as it does. A long word loses a Polish ending first. Empty for a text without letters and digits: it finds nothing.
 */
export function wordsToFind(phrase: string): string {
  const words = foldLetters(phrase).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => `${word.length > 4 ? word.replace(ending, '') : word}:*`).join(' & ');
}
