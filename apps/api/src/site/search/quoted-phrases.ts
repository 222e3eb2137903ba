// Phrases in quotation marks: their words stand side by side, as they are written.
import { wordsAskedFor } from '@redakcja/domain/settings/office/office-questions';
import { foldLetters } from '@redakcja/domain/shared/text/fold-letters';
import { asRead, wordPattern } from './search-words.ts';

const quoted = /["„”“«»]([^"„”“«»]+)["„”“«»]/g;

/** The words of a text between blanks, without Polish marks: a phrase in it is a part of it. */
export const sideBySide = (text: string): string =>
  ` ${(foldLetters(asRead(text)).match(wordPattern) ?? []).join(' ')} `;

interface Asked {
  /** What is looked for, phrases too. */
  words: string;
  /** Phrases as `sideBySide` writes them. */
  phrases: string[];
}

/** A question has words that say nothing of what is looked for; in a phrase all words count. */
export function askedIn(question: string): Asked {
  const written = [...question.matchAll(quoted)].map(([, phrase = '']) => phrase);
  const phrases = written.map(sideBySide).filter((phrase) => phrase.trim() !== '');
  if (phrases.length === 0) return { words: wordsAskedFor(question).join(' '), phrases };
  const rest = question.replaceAll(quoted, ' ');
  return { words: [...wordsAskedFor(rest), ...written].join(' '), phrases };
}
