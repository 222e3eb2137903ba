// Letters that Unicode normalization does not decompose, and the Ukrainian alphabet, the most frequent second language of Polish offices
// (transliteration of the Cabinet of Ministers, resolution 55 of 2010).
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
  "'": '',
  '’': '',
};

/** Maximum length of a slug. */
export const maxSlugLength = 100;

/**
 * The slug of a title: lower-case ASCII letters, digits and single hyphens, at most 100 characters, cut between words if possible.
 * `fallback` when nothing is left, e.g. for a title in an unsupported alphabet.
 */
export function slugOf(title: string, fallback = 'artykul'): string {
  const ascii = [...title.toLowerCase().normalize('NFC')]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const words = ascii.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  if (words.length <= maxSlugLength) return words || fallback;
  const cut = words.slice(0, maxSlugLength + 1);
  const end = cut.lastIndexOf('-');
  return end > 0 ? cut.slice(0, end) : words.slice(0, maxSlugLength);
}
