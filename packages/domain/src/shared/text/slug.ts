import { withoutPersonalNumbers } from './personal-numbers.ts';
import { slugLetters } from './slug-letters.ts';

/** Maximum length of a slug. */
export const maxSlugLength = 100;

/**
 * The slug of a title: lower-case ASCII letters, digits and single hyphens, at most 100 characters, cut between words if possible.
 * A number of a person is left out: addresses are logged and passed on. `fallback` when nothing is left, e.g. for a title in an unsupported alphabet.
 */
export function slugOf(title: string, fallback = 'artykul'): string {
  const shown = withoutPersonalNumbers(title).replaceAll(/\S*•••/g, ' ');
  const ascii = [...shown.toLowerCase().normalize('NFC')]
    .map((letter) => slugLetters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const words = ascii.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  if (words.length <= maxSlugLength) return words || fallback;
  const cut = words.slice(0, maxSlugLength + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : words.slice(0, maxSlugLength);
}
