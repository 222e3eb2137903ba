/** Lower case, without Polish and other diacritics. */
export function foldLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
}
