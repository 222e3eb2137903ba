/** Forms of a noun: 1 artykuł, 2 artykuły, 5 artykułów. */
export type PluralForms = readonly [one: string, few: string, many: string];

/** The form of a noun for a whole number. */
export function polishPlural(count: number, [one, few, many]: PluralForms): string {
  const absolute = Math.abs(count);
  if (absolute === 1) return one;
  const units = absolute % 10;
  const teens = absolute % 100;
  return units >= 2 && units <= 4 && !(teens >= 12 && teens <= 14) ? few : many;
}

/** Number with its noun: „3 artykuły”, „1 234 artykuły”, with a no-break space as the thousands separator. */
export function countOf(count: number, forms: PluralForms): string {
  return `${String(count).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')} ${polishPlural(count, forms)}`;
}

/** Nouns for counts in screens and commands. */
export const nouns = {
  article: ['artykuł', 'artykuły', 'artykułów'],
  banner: ['baner', 'banery', 'banerów'],
  tile: ['kafel', 'kafle', 'kafli'],
  row: ['wiersz', 'wiersze', 'wierszy'],
  attachment: ['załącznik', 'załączniki', 'załączników'],
  tag: ['tag', 'tagi', 'tagów'],
  category: ['kategoria', 'kategorie', 'kategorii'],
  file: ['plik', 'pliki', 'plików'],
  user: ['użytkownik', 'użytkownicy', 'użytkowników'],
  providingEntity: ['podmiot', 'podmioty', 'podmiotów'],
  isoCode: ['kod', 'kody', 'kodów'],
  rssChannel: ['kanał RSS', 'kanały RSS', 'kanałów RSS'],
  bookmark: ['zakładka', 'zakładki', 'zakładek'],
  language: ['wersja językowa', 'wersje językowe', 'wersji językowych'],
  role: ['rola', 'role', 'ról'],
  character: ['znak', 'znaki', 'znaków'],
  page: ['strona', 'strony', 'stron'],
  subpage: ['podstrona', 'podstrony', 'podstron'],
  address: ['adres', 'adresy', 'adresów'],
  second: ['sekunda', 'sekundy', 'sekund'],
  minute: ['minuta', 'minuty', 'minut'],
  fileGroup: ['grupa plików', 'grupy plików', 'grup plików'],
} as const satisfies Readonly<Record<string, PluralForms>>;
