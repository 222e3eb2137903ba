// Letters that do not come apart into a letter and a mark, and the Ukrainian alphabet, the most frequent second language of Polish offices
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

/** Longest slug, in characters. */
export const maxSlugLength = 100;

/**
 * Readable part of an address made from a title: lower-case ASCII letters, digits and single hyphens, at most 100 characters and not cut within a word
 * where that can be helped. `fallback` when nothing is left, as of a title in an alphabet that is not known here.
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
