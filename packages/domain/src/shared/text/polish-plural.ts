/** Forms of a noun: 1 artykuł, 2 artykuły, 5 artykułów; for feminine nouns also the object of a verb: (usunięto) 1 rolę. */
export type PluralForms = readonly [one: string, few: string, many: string, oneAsObject?: string];

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

/** The same as the object of a verb: „Usunięto 1 rolę”, „Usunięto 3 role”. */
export function countAsObject(count: number, forms: PluralForms): string {
  const [one, few, many, oneAsObject = one] = forms;
  return countOf(count, [oneAsObject, few, many]);
}

/** Nouns for counts in screens and commands. */
export const nouns = {
  article: ['artykuł', 'artykuły', 'artykułów'],
  comment: ['uwaga', 'uwagi', 'uwag', 'uwagę'],
  banner: ['baner', 'banery', 'banerów'],
  tile: ['kafel', 'kafle', 'kafli'],
  row: ['wiersz', 'wiersze', 'wierszy'],
  attachment: ['załącznik', 'załączniki', 'załączników'],
  tag: ['tag', 'tagi', 'tagów'],
  category: ['kategoria', 'kategorie', 'kategorii', 'kategorię'],
  file: ['plik', 'pliki', 'plików'],
  account: ['konto', 'konta', 'kont'],
  user: ['użytkownik', 'użytkownicy', 'użytkowników'],
  providingEntity: ['podmiot', 'podmioty', 'podmiotów'],
  isoCode: ['kod', 'kody', 'kodów'],
  rssChannel: ['kanał RSS', 'kanały RSS', 'kanałów RSS'],
  bookmark: ['zakładka', 'zakładki', 'zakładek', 'zakładkę'],
  language: ['wersja językowa', 'wersje językowe', 'wersji językowych', 'wersję językową'],
  role: ['rola', 'role', 'ról', 'rolę'],
  character: ['znak', 'znaki', 'znaków'],
  page: ['strona', 'strony', 'stron', 'stronę'],
  subpage: ['podstrona', 'podstrony', 'podstron', 'podstronę'],
  address: ['adres', 'adresy', 'adresów'],
  second: ['sekunda', 'sekundy', 'sekund', 'sekundę'],
  minute: ['minuta', 'minuty', 'minut', 'minutę'],
  repositoryGroup: ['grupa plików', 'grupy plików', 'grup plików', 'grupę plików'],
} as const satisfies Readonly<Record<string, PluralForms>>;
