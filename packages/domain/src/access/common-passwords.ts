// The most common passwords. Words are listed; capitals, digits and signs added to fulfil the other rules are removed before the comparison.

import { foldLetters } from '../shared/text/fold-letters.ts';
import { commonWords } from './common-password-words.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const digitRuns = '01234567890 09876543210';

/** Characters used as letters. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const lettersOf = (text: string) => text.replace(/[^a-z]/g, '');

/** The word in it, however it is decorated: letters alone, and with signs for letters in any part of it that digits do not merely follow. */
function candidates(folded: string): string[] {
  const start = folded.replace(/^[^a-z@$]+/, '');
  const undisguised = (text: string) => lettersOf(text.replace(/[0-9@$!]/g, (sign) => disguises[sign] ?? ''));
  const found = [lettersOf(folded)];
  for (let end = start.length; end > 0; end -= 1) {
    found.push(undisguised(start.slice(0, end)));
    if (/[a-z]/.test(start[end - 1] ?? '')) break;
  }
  return found;
}

function isKnown(word: string): boolean {
  const once = /^(.+?)\1+$/.exec(word)?.[1] ?? word;
  return commonWords.has(word) || commonWords.has(once) || (once.length > 0 && alphabet.includes(once));
}

/** Whether a password is among those that are tried first: a popular word, a row of keys or of the alphabet, with digits and signs around it. */
export function isCommonPassword(password: string): boolean {
  const folded = foldLetters(password);
  const letters = lettersOf(folded);
  const digits = folded.replace(/\D/g, '');
  const isDigitRun = digits.length >= 4 && (digitRuns.includes(digits) || /^(\d)\1+$/.test(digits));
  return candidates(folded).some(isKnown) || (letters.length <= 3 && isDigitRun);
}
