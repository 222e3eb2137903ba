// Stems of Polish words without diacritics, good enough to find a label by another form of its word.

/** Endings of nouns and adjectives, the longest first. */
const endings =
  /(?:owych|owego|owemu|iami|ach|ami|ego|emu|ych|ich|ymi|imi|iem|owi|ow|om|em|ie|ia|ii|iu|ej|ym|im|[aeiouy])$/;
/** „kafel” has its vowel only without an ending: „kafle”. */
const fleeting = /([^aeiouy])i?e([^aeiouy])$/;
/** Shorter ones would be found everywhere. */
const shortest = 3;

/** Whether a word with the stem `found` is a form of one with the stem `sought`, or begins with it; short stems begin too many words. */
export function isStemOf(sought: string, found: string): boolean {
  return sought.length > shortest ? found.startsWith(sought) : found === sought;
}

/** The forms by which a word is compared: without its ending, and without what changes before one. */
export function stemsOf(word: string): string[] {
  const cut = word.replace(endings, '');
  const stem = cut.length < shortest ? word : cut;
  const variants = [stem, stem.replace(fleeting, '$1$2')];
  // „stopce”: „stopka”, „nodze”: „noga”
  if (word.endsWith('ce')) variants.push(stem.replace(/c$/, 'k'));
  if (word.endsWith('dze')) variants.push(stem.replace(/dz$/, 'g'));
  // „karcie”: „karta”, „interesanci”: „interesant”
  if (/cie?$/.test(word)) variants.push(stem.replace(/c$/, 't'));
  return [...new Set(variants.filter(({ length }) => length >= Math.min(shortest, word.length)))];
}
