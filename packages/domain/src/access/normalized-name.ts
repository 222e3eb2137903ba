/** Unicode folds `ı` to itself, while its capital is `I`. */
const dotless = 'ı';

/**
 * A login or an e-mail as it is compared, in one way everywhere: NFKC_Casefold of Unicode (UAX #31) without white space around it. Two spellings
 * that look or read alike (case, full width, ligatures, invisible characters) are one name; letters that differ, `İ` and `i` among them, stay
 * different. Databases and languages disagree on exactly such letters, so only this function decides, and the database stores what it returns.
 */
export function normalizedName(text: string): string {
  const visible = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return [...visible].map(foldCase).join('').normalize('NFKC').trim();
}

/** Letter by letter: JavaScript lowers Σ at the end of a word to ς. */
function foldCase(letter: string): string {
  return letter === dotless ? letter : letter.toLowerCase().toUpperCase().toLowerCase();
}
