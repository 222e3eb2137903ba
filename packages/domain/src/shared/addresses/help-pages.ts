// Pages of the knowledge base: `/pomoc/<slug>`. Screens name the page that explains them (Screen.help).

interface HelpPage {
  name: string;
  /** Heading over it in the contents. */
  group: 'Podręczniki' | 'Treść i menu' | 'Wygląd strony' | 'Urząd i system';
  /** Number of its entry in the menu „Baza wiedzy”; the other pages are reached from the contents and from their screens. */
  menuId?: number;
}

export const helpPages = {
  'podrecznik-redaktora': { name: 'Podręcznik redaktora', group: 'Podręczniki', menuId: 1 },
  'podrecznik-administratora': { name: 'Podręcznik administratora', group: 'Podręczniki', menuId: 2 },
  'polecenia-bip': { name: 'Polecenia bip w terminalu', group: 'Podręczniki', menuId: 3 },
  menu: { name: 'Menu poziome i pionowe', group: 'Treść i menu', menuId: 4 },
  metryka: { name: 'Metryka informacji i raport dla kontroli', group: 'Treść i menu' },
  'sprawdzenie-tresci': { name: 'Sprawdzenie treści przed publikacją', group: 'Treść i menu' },
  'dlaczego-nie-moge': { name: 'Dlaczego nie mogę?', group: 'Treść i menu' },
  'druga-osoba': { name: 'Publikuje druga osoba', group: 'Treść i menu' },
  slowniki: { name: 'Słowniki', group: 'Treść i menu' },
  archiwum: { name: 'Archiwalny BIP', group: 'Treść i menu' },
  ustawienia: { name: 'Ustawienia: co jest wspólne', group: 'Wygląd strony', menuId: 5 },
  banery: { name: 'Banery', group: 'Wygląd strony' },
  zakladki: { name: 'Zakładki', group: 'Wygląd strony' },
  kafle: { name: 'Kafle i ich ustawienia', group: 'Wygląd strony' },
  'kanaly-rss': { name: 'Kanały RSS', group: 'Wygląd strony' },
  naglowek: { name: 'Nagłówek strony', group: 'Wygląd strony' },
  stopka: { name: 'Stopka strony', group: 'Wygląd strony' },
  grafiki: { name: 'Grafiki', group: 'Wygląd strony' },
  'podglad-strony': { name: 'Podgląd strony', group: 'Wygląd strony' },
  'dane-jednostki': { name: 'Dane jednostki', group: 'Urząd i system' },
  'kierownictwo-i-kontakty': { name: 'Kierownictwo i dane kontaktowe', group: 'Urząd i system' },
  'wersje-jezykowe': { name: 'Wersje językowe i tłumaczenia', group: 'Urząd i system' },
  'parametry-systemowe': { name: 'Parametry systemowe', group: 'Urząd i system' },
  'grupy-plikow': { name: 'Grupy plików', group: 'Urząd i system' },
  'wyszukiwarka-ustawien': { name: 'Szukanie w ustawieniach', group: 'Urząd i system' },
} as const satisfies Readonly<Record<string, HelpPage>>;

export type HelpSlug = keyof typeof helpPages;

/** A page, or a chapter of it: `podrecznik-redaktora#publikacja`. */
export type HelpPlace = HelpSlug | `${HelpSlug}#${string}`;

export function helpAddress(place: HelpPlace): string {
  return `/pomoc/${place}`;
}

/** Name of the page that a place is on. */
export function helpName(place: HelpPlace): string {
  const [slug] = place.split('#', 1) as [HelpSlug];
  return helpPages[slug].name;
}
