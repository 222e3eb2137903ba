// Group, description and default of each system parameter (specification, sections 2.6, 4 and 9).
import { ParameterColor } from '@redakcja/generated/model/parameterColor';

/** Groups of the screen, in its order. */
export const parameterGroups = ['Sesja', 'Publikacja', 'Pliki i treść', 'Wygląd', 'Pomoc', 'Strona biuletynu'] as const;

export interface ParameterFacts {
  group: (typeof parameterGroups)[number];
  /** Description for users, one sentence. */
  does: string;
  /** Default of the editable fields of its value. */
  defaultValue: Readonly<Record<string, string | number | boolean | null>>;
  /** The default as text. */
  defaultText: string;
}

const facts: Readonly<Record<string, ParameterFacts>> = {
  SessionTimeout: {
    group: 'Sesja',
    does: 'Użytkownik, który tyle minut nic nie robi w aplikacji, zostaje wylogowany.',
    defaultValue: { enabled: true, value: 15 },
    defaultText: '15 minut',
  },
  MaxFileSize: {
    group: 'Pliki i treść',
    does: 'Większych plików nie można przesłać: załączników, obrazów ani podręczników.',
    defaultValue: { value: 10 },
    defaultText: '10',
  },
  MaxNewAttachmentCount: {
    group: 'Pliki i treść',
    does: 'Tyle załączników można dołożyć do opublikowanego artykułu bez tworzenia nowej wersji.',
    defaultValue: { value: 5 },
    defaultText: '5',
  },
  MaxLengthExtraContent: {
    group: 'Pliki i treść',
    does: 'Tyle znaków może mieć treść dodatkowa opublikowanego artykułu.',
    defaultValue: { value: 500 },
    defaultText: '500',
  },
  SecondPerson: {
    group: 'Publikacja',
    does: 'Kto pisał artykuł, nie może go opublikować: robi to druga osoba.',
    defaultValue: { isEnabled: false },
    defaultText: 'Nie',
  },
  NewTabOpenLinks: {
    group: 'Pliki i treść',
    does: 'Nowe łącza otwierają się w nowej karcie, jeżeli redaktor nie wybierze inaczej.',
    defaultValue: { isEnabled: false },
    defaultText: 'Nie',
  },
  ApplicationColor: {
    group: 'Wygląd',
    does: 'W tym kolorze strona biuletynu pokazuje nagłówek, łącza i przyciski.',
    defaultValue: { value: ParameterColor.Standard },
    defaultText: 'Standardowy',
  },
  TileCount: {
    group: 'Wygląd',
    does: 'Tyle kafli pokazuje strona główna w języku, w którym nie wybrano ich w ustawieniach kafli.',
    defaultValue: { value: 4 },
    defaultText: '4',
  },
  ClientId: {
    group: 'Strona biuletynu',
    does: 'Pod tym numerem zna urząd usługa archiwum; bez niego archiwum nie działa.',
    defaultValue: { clientId: null },
    defaultText: 'Brak',
  },
  CookieInformation: {
    group: 'Strona biuletynu',
    does: 'Osoba, która otwiera stronę biuletynu, widzi ten tekst o plikach cookie.',
    defaultValue: { isEnabled: false, description: '' },
    defaultText: 'Wyłączona',
  },
  UserManual: {
    group: 'Pomoc',
    does: 'Ten plik PDF otwiera się w menu „Baza wiedzy” jako podręcznik użytkownika.',
    defaultValue: { userManual: null },
    defaultText: 'Domyślny',
  },
  BipUserManual: {
    group: 'Pomoc',
    does: 'Ten plik PDF otwiera się w menu „Baza wiedzy” jako podręcznik strony biuletynu.',
    defaultValue: { userManual: null },
    defaultText: 'Domyślny',
  },
  Analytics: {
    group: 'Strona biuletynu',
    does: 'Strona biuletynu liczy odwiedziny pod tym identyfikatorem.',
    defaultValue: { isActive: false, gaid: '' },
    defaultText: 'Wyłączona',
  },
};

/** Of every parameter, for the help. */
export const allParameterFacts: readonly ParameterFacts[] = Object.values(facts);

/** Undefined for a parameter of another release. */
export function parameterFacts(keyName: string): ParameterFacts | undefined {
  return facts[keyName];
}
