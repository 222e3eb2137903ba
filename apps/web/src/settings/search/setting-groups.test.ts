import { foundSettings } from '@redakcja/domain/settings/search/settings-search';
import { describe, expect, it } from 'vitest';
import * as resources from '../resources.ts';
import { fieldEntries, screenEntries } from './screen-entries.ts';
import { settingGroups } from './setting-groups.ts';

const entries = [...screenEntries, ...fieldEntries];
const found = (query: string) => foundSettings(entries, query).map(({ name, to }) => `${name} ${to}`);

/** What people type, and a part of what they look for: the name of an entry, or its address. */
const words: readonly (readonly [string, string])[] = [
  ['konto', 'Numer konta bankowego'],
  ['konta', 'Numer konta bankowego'],
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
];

it.each(words)('«%s» finds «%s»', (query, wanted) => {
  expect(found(query).slice(0, 20).join('; ')).toContain(wanted);
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
    const names = new Set(fieldEntries.map(({ name }) => name));
    expect([...new Set(labels)].filter((label) => !names.has(label))).toEqual([]);
  });
});
