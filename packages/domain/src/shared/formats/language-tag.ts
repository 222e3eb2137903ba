/** Languages whose codes in the dictionary are those of countries. */
const tags: Readonly<Record<string, string>> = {
  BY: 'be',
  CN: 'zh',
  CZ: 'cs',
  DK: 'da',
  EE: 'et',
  GB: 'en',
  GR: 'el',
  JP: 'ja',
  KR: 'ko',
  SE: 'sv',
  SI: 'sl',
  UA: 'uk',
  VN: 'vi',
};

/** The tag of a language (BCP 47) for the attribute `lang`, by its code in the dictionary: „UA” is Ukrainian, `uk`. */
export function languageTag(isoCode: string): string {
  const [code = ''] = isoCode.toUpperCase().split('-');
  return tags[code] ?? code.toLowerCase();
}
