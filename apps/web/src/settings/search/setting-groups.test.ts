import { foundSettings } from '@redakcja/domain/settings/search/settings-search';
import { describe, expect, it } from 'vitest';
import * as resources from '../resources.ts';
import { parameterEntries } from './parameter-entries.ts';
import { fieldEntries, screenEntries } from './screen-entries.ts';
import { settingGroups } from './setting-groups.ts';

const parameters = [
  ['SessionTimeout', 'session', 'Czas bezczynności sesji użytkownika'],
  ['MaxFileSize', 'number', 'Maksymalny rozmiar pliku (MB)'],
  ['NewTabOpenLinks', 'switch', 'Otwieranie łączy w nowej karcie'],
  ['ApplicationColor', 'color', 'Kolor strony'],
  ['CookieInformation', 'cookies', 'Informacja o plikach cookie'],
  ['UserManual', 'userManual', 'Podręcznik użytkownika'],
  ['Analytics', 'analytics', 'Statystyka odwiedzin'],
  ['SecondPerson', 'switch', 'Publikuje druga osoba'],
] as const;
const ofParameters = parameterEntries(
  parameters.map(([keyName, editorType, displayName], index) => ({
    id: index + 1,
    keyName,
    editorType,
    displayName,
    labelValue: '',
  })),
);
const entries = [...screenEntries, ...fieldEntries, ...ofParameters];
const found = (query: string) => foundSettings(entries, query).map(({ name, to }) => `${name} ${to}`);

/** What people type, and a part of what they look for: the name of an entry, or its address. */
const words: readonly (readonly [string, string])[] = [
  ['konto', 'Numer konta bankowego'],
  ['konta', 'Numer konta bankowego'],
  ['edoręczenia', 'Adres do doręczeń'],
  ['edoreczen', 'Adres do doręczeń'],
  ['analityka', 'Statystyka odwiedzin'],
  ['analityki', 'Statystyka odwiedzin'],
  ['megabajt', 'Maksymalny rozmiar pliku'],
  ['megabajtów', 'Maksymalny rozmiar pliku'],
  ['iban', 'Numer konta bankowego'],
  ['sesja', 'Wylogowuj bezczynnych'],
  ['sesji', 'Minuty bezczynności'],
  ['wylogowanie', 'Wylogowuj bezczynnych'],
  ['fax', 'Faks'],
  ['faksu', 'Faks'],
  ['telefony', 'Telefon'],
  ['komórka', 'Telefon'],
  ['mail', 'E-mail'],
  ['www', 'Strona WWW'],
  ['godziny', 'Godziny przyjęć'],
  ['godzin', 'Godz. od'],
  ['poniedziałek', 'Dane jednostki'],
  ['w piątki', 'Dane jednostki'],
  ['dzień', 'Dzień tygodnia'],
  ['hasło', 'Użytkownicy'],
  ['hasła', 'Użytkownicy'],
  ['login', 'Użytkownicy'],
  ['herb', 'Grafiki'],
  ['herbu', 'Małe logo'],
  ['logo', 'Duże logo'],
  ['tło', 'Obraz tła'],
  ['gradient', 'Użyj gradientu'],
  ['unia', 'Grafiki'],
  ['rozszerzenia', 'Rozszerzenia plików'],
  ['rozszerzeń', 'Rozszerzenia plików'],
  ['format pliku', 'Rozszerzenia plików'],
  ['pdf', 'Grupy plików'],
  ['załącznik', 'Grupy plików'],
  ['ikona', 'Ikona'],
  ['ikony', 'Ikona'],
  ['kafelki', 'Kafle'],
  ['kafla', 'Kafle'],
  ['banner', 'Banery'],
  ['reklama', 'Banery'],
  ['zakładek', 'Zakładki'],
  ['tag', 'Tagi'],
  ['kolory', 'Kolor'],
  ['nagłówka', 'Nagłówek systemu'],
  ['stopce', 'Stopka systemu'],
  ['redakcja', 'Stopka systemu'],
  ['deklaracja', 'Stopka systemu'],
  ['wójt', 'Kierownictwo'],
  ['burmistrza', 'Kierownictwo'],
  ['zdjęcia', 'Zdjęcie'],
  ['stanowiska', 'Stanowisko'],
  ['kontakty', 'Dane kontaktowe'],
  ['angielski', 'Wersje językowe'],
  ['tłumaczenie', 'Tłumaczenia'],
  ['flagi', 'Wersje językowe'],
  ['data', 'Format daty'],
  ['subskrypcja', 'Kanały RSS'],
  ['kanał', 'Kanały RSS'],
  ['ciasteczka', 'Pokazuj informację o plikach cookie'],
  ['cookies', 'Pokazuj informację o plikach cookie'],
  ['google', 'Identyfikator statystyki'],
  ['odwiedzin', 'Licz odwiedziny'],
  ['podręczniki', 'Parametry systemowe'],
  ['nip', 'NIP'],
  ['teryt', 'Kod TERYT'],
  ['e-doręczenia', 'Adres do doręczeń'],
  ['ulicy', 'Ulica'],
  ['kod pocztowy', 'Kod pocztowy'],
  ['niewidomych', 'Tekst pod czytniki'],
  ['podgląd', 'Podgląd strony'],
  ['historia', 'Historia ustawień'],
  ['numer telefonu', 'Telefon'],
  ['numer faksu', 'Faks'],
  ['adres urzędu', 'Ulica'],
  ['nazwa gminy', 'Nazwa urzędu'],
  ['interesanci', 'Godziny przyjęć interesantów'],
  ['wyloguj', 'Wylogowuj bezczynnych'],
  ['automatyczne wylogowanie', 'Czas bezczynności'],
  ['miasto', 'Miejscowość'],
  ['zatwierdzanie', 'Publikuje druga osoba'],
  ['wygląd', 'Grafiki'],
  ['polityka prywatności', 'Stopka systemu'],
  ['język domyślny', 'Wersje językowe'],
  ['logotyp', 'Duże logo'],
  ['nowe okno', 'Otwieranie łączy w nowej karcie'],
  ['nowa karta', 'Otwieranie łączy w nowej karcie'],
  ['rodo', 'Informacja o plikach cookie'],
];

/** What must not come of a word. */
const strangers: readonly (readonly [string, string])[] = [
  ['logo', 'Użytkownicy'],
  ['herb', 'Użytkownicy'],
  ['rodo', 'Dane jednostki'],
  ['numer telefonu', 'Numer konta bankowego'],
];

it.each(words)('«%s» finds «%s»', (query, wanted) => {
  expect(found(query).slice(0, 20).join('; ')).toContain(wanted);
});

it.each(strangers)('«%s» does not find «%s»', (query, stranger) => {
  expect(found(query).join('; ')).not.toContain(stranger);
});

it.each([
  ['numer telefonu', 'Telefon'],
  ['numer faksu', 'Faks'],
  ['miasto', 'Miejscowość'],
  ['nowe okno', 'Otwieranie łączy w nowej karcie'],
])('the first for «%s» is «%s»', (query, wanted) => {
  expect(found(query)[0]).toContain(wanted);
});

it('finds nothing for a word that no setting has', () => {
  expect(found('krokodyl')).toEqual([]);
});

describe('the groups', () => {
  it('have every screen of the settings once', () => {
    const shown = settingGroups.flatMap(({ screens }) => screens.map(({ screen }) => screen.path));
    const all = Object.values(resources).map(({ path }) => path);
    expect(shown.toSorted()).toEqual(all.filter((path) => path !== resources.settingsSearch.path).toSorted());
  });

  it('have every field and every card of the forms', () => {
    const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx', '!../site/**'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const labels = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/<(?:\w*\.)?\w*(?:Field|FieldFrame)\s+label="([^"]+)"/g)].map(([, label = '']) => label),
    );
    expect(labels.length).toBeGreaterThan(40);
    const names = new Set([...fieldEntries, ...ofParameters].map(({ name }) => name));
    expect([...new Set(labels)].filter((label) => !names.has(label))).toEqual([]);
  });
});
