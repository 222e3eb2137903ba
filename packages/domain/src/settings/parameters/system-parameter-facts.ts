// Description and default of each system parameter (specification, sections 2.6, 4 and 9).
import { ParameterColor } from '@redakcja/generated/model/parameterColor';

export interface ParameterFacts {
  /** Description for users, one sentence. */
  does: string;
  /** Default of the editable fields of its value. */
  defaultValue: Readonly<Record<string, string | number | boolean | null>>;
  /** The default as text. */
  defaultText: string;
}

const facts: Readonly<Record<string, ParameterFacts>> = {
  SessionTimeout: {
    does: 'Użytkownik, który tyle minut nic nie robi w aplikacji, zostaje wylogowany.',
    defaultValue: { enabled: true, value: 15 },
    defaultText: '15 minut',
  },
  MaxFileSize: {
    does: 'Większych plików nie można przesłać: załączników, obrazów ani podręczników.',
    defaultValue: { value: 10 },
    defaultText: '10',
  },
  MaxNewAttachmentCount: {
    does: 'Tyle załączników można dołożyć do opublikowanego artykułu bez tworzenia nowej wersji.',
    defaultValue: { value: 5 },
    defaultText: '5',
  },
  MaxLengthExtraContent: {
    does: 'Tyle znaków może mieć treść dodatkowa opublikowanego artykułu.',
    defaultValue: { value: 500 },
    defaultText: '500',
  },
  SecondPerson: {
    does: 'Kto pisał artykuł, nie może go opublikować: robi to druga osoba.',
    defaultValue: { isEnabled: false },
    defaultText: 'Nie',
  },
  NewTabOpenLinks: {
    does: 'Nowe łącza otwierają się w nowej karcie, jeżeli redaktor nie wybierze inaczej.',
    defaultValue: { isEnabled: false },
    defaultText: 'Nie',
  },
  ApplicationColor: {
    does: 'W tym kolorze strona biuletynu pokazuje nagłówek, łącza i przyciski.',
    defaultValue: { value: ParameterColor.Standard },
    defaultText: 'Standardowy',
  },
  TileCount: {
    does: 'Tyle kafli pokazuje strona główna w języku, w którym nie wybrano ich w ustawieniach kafli.',
    defaultValue: { value: 4 },
    defaultText: '4',
  },
  ClientId: {
    does: 'Pod tym numerem zna urząd usługa archiwum; bez niego archiwum nie działa.',
    defaultValue: { clientId: null },
    defaultText: 'Brak',
  },
  CookieInformation: {
    does: 'Osoba, która otwiera stronę biuletynu, widzi ten tekst o plikach cookie.',
    defaultValue: { isEnabled: false, description: '' },
    defaultText: 'Wyłączona',
  },
  UserManual: {
    does: 'Ten plik PDF otwiera się w menu „Baza wiedzy” jako podręcznik użytkownika.',
    defaultValue: { userManual: null },
    defaultText: 'Domyślny',
  },
  BipUserManual: {
    does: 'Ten plik PDF otwiera się w menu „Baza wiedzy” jako podręcznik strony biuletynu.',
    defaultValue: { userManual: null },
    defaultText: 'Domyślny',
  },
  Analytics: {
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
