import type { DictionaryElement } from '@redakcja/generated/model/dictionaryElement';

type Row = readonly [area: string, group: string, name: string, description: string];

const rows: readonly Row[] = [
  ['Nagłówek', 'Odnośnik', 'Przejdź do treści', 'Przejdź do głównej treści strony'],
  ['Nagłówek', 'Odnośnik', 'Mapa strony', 'Przejdź do mapy strony'],
  ['Nagłówek', 'Przycisk', 'Wysoki kontrast', 'Włącz lub wyłącz wysoki kontrast'],
  ['Wyszukiwarka', 'Etykieta', 'Szukaj w biuletynie', 'Pole wyszukiwania w biuletynie'],
  ['Wyszukiwarka', 'Przycisk', 'Szukaj', 'Wyszukaj w biuletynie'],
  ['Artykuł', 'Przycisk', 'Drukuj', 'Wydrukuj treść artykułu'],
  ['Artykuł', 'Przycisk', 'Pobierz PDF', 'Pobierz artykuł jako plik PDF'],
  ['Artykuł', 'Etykieta', 'Podmiot udostępniający', 'Podmiot udostępniający informację'],
  ['Artykuł', 'Etykieta', 'Informację wytworzył', 'Osoba, która wytworzyła informację'],
  ['Artykuł', 'Etykieta', 'Data wytworzenia', 'Data wytworzenia informacji'],
  ['Artykuł', 'Etykieta', 'Data publikacji', 'Data udostępnienia informacji w biuletynie'],
  ['Artykuł', 'Etykieta', 'Załączniki', 'Lista załączników artykułu'],
  ['Artykuł', 'Odnośnik', 'Rejestr zmian', 'Przejdź do rejestru zmian artykułu'],
  ['Artykuł', 'Odnośnik', 'Poprzednie wersje', 'Przejdź do poprzednich wersji artykułu'],
  ['Stopka', 'Odnośnik', 'Deklaracja dostępności', 'Przejdź do deklaracji dostępności'],
  ['Stopka', 'Odnośnik', 'Ochrona danych osobowych', 'Przejdź do informacji o ochronie danych osobowych'],
  ['Stopka', 'Etykieta', 'Ostatnia aktualizacja', 'Data ostatniej aktualizacji biuletynu'],
];

/** Fixed texts of the public site in the default language; other languages have what is translated. */
export const standardElements: readonly DictionaryElement[] = rows.map(
  ([areaName, groupName, elementName, description]) => ({
    areaName,
    groupName,
    elementName,
    translation: elementName,
    translationDescription: description,
  }),
);
