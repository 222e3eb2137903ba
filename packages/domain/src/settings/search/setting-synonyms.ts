// Words by which people look for settings that call themselves something else.
import { stemsOf } from './polish-stems.ts';

/** Each line is one meaning; without diacritics, as words are compared. */
const meanings: readonly (readonly string[])[] = [
  ['fax', 'faks'],
  ['tlo', 'tla'],
  ['banner', 'baner', 'reklama'],
  ['kafelek', 'kafel', 'skrot'],
  ['herb', 'logo', 'logotyp', 'godlo', 'znak'],
  ['komorka', 'telefon'],
  ['mail', 'email', 'e-mail'],
  ['www', 'witryna', 'strona', 'domena'],
  ['iban', 'bank', 'konto', 'rachunek'],
  ['sesja', 'wylogowanie', 'wylogowuj', 'wyloguj', 'bezczynnosc', 'bezczynnych', 'timeout'],
  ['haslo', 'logowanie', 'uzytkownicy', 'login'],
  ['godziny', 'godz', 'otwarcie', 'czas', 'interesant'],
  ['cookie', 'cookies', 'ciasteczka', 'rodo'],
  ['analytics', 'analityka', 'statystyka', 'odwiedziny', 'google', 'licznik'],
  ['podrecznik', 'instrukcja', 'pomoc', 'manual'],
  ['kolor', 'barwa', 'motyw', 'kontrast'],
  ['zdjecie', 'fotografia', 'foto', 'obraz', 'grafika'],
  ['wojt', 'burmistrz', 'prezydent', 'starosta', 'sekretarz', 'kierownik', 'kierownictwo', 'dyrektor'],
  ['tlumaczenie', 'przeklad', 'jezyk', 'angielski', 'ukrainski'],
  ['subskrypcja', 'kanal', 'rss', 'feed'],
  ['rozszerzenie', 'format', 'typ', 'rodzaj', 'pdf', 'docx'],
  ['zalacznik', 'plik', 'dokument'],
  ['doreczenia', 'doreczen', 'edoreczenia', 'edoreczen', 'e-delivery', 'ade'],
  ['ikona', 'piktogram', 'symbol'],
  ['naglowek', 'gora', 'header'],
  ['stopka', 'dol', 'footer'],
  ['odnosnik', 'lacze', 'link', 'url'],
  ['kategoria', 'menu'],
  ['megabajt', 'mb'],
  ['limit', 'ograniczenie', 'maksymalny', 'najwieksza'],
  ['etykieta', 'tag'],
  ['niewidomy', 'czytnik', 'slabowidzacy', 'dostepnosc'],
  ['pracownik', 'osoba', 'kontakt'],
  ['ulica', 'adres', 'siedziba'],
  ['miejscowosc', 'miasto', 'wies'],
  ['urzad', 'urzedu', 'jednostka', 'gmina'],
  ['zatwierdzanie', 'akceptacja'],
  ['wyglad', 'motyw', 'szata'],
];

/** Words that say little beside another one: „numer telefonu”, „jak zmienić hasło”. */
const general = new Set(
  [
    ...['numer', 'nr', 'nazwa', 'adres', 'urzad', 'urzedu', 'gmina', 'strona', 'biuletyn', 'bip', 'parametr', 'pole'],
    ...['zmien', 'zmienic', 'zmiana', 'ustaw', 'ustawic', 'ustawienie', 'automatyczny', 'jak', 'gdzie'],
    ...['a', 'dla', 'do', 'i', 'na', 'o', 'od', 'oraz', 'po', 'przy', 'u', 'w', 'we', 'z', 'za', 'ze'],
  ].flatMap(stemsOf),
);

/** Whether a word need not be found when another one of the query is. */
export function isGeneralWord(word: string): boolean {
  return stemsOf(word).some((stem) => general.has(stem));
}

/** Stems of the words that mean the same; none for a word without a synonym. */
export function synonymsOf(word: string): string[] {
  const stems = stemsOf(word);
  const means = (one: string) => stemsOf(one).some((stem) => stems.includes(stem));
  return meanings.filter((words) => words.some(means)).flatMap((words) => words.flatMap(stemsOf));
}
