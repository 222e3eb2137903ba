// The screens of the settings in the groups of their page, with what they are for.
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { Screen } from '../../shared/resource.ts';
import type { IconName } from '../../shared/ui/buttons/icon.ts';
import * as screens from '../resources.ts';

export interface SettingScreen {
  screen: Screen;
  icon: IconName;
  /** One sentence. */
  does: string;
  /** Whose last change is named; absent: nothing is saved there. */
  recordType?: JournalRecordType;
  /** Labels of its fields, with their names where the address focuses them. */
  fields: readonly (string | readonly [label: string, name: string])[];
  /** Words by which it is sought besides. */
  words?: string;
}

const shownFor = ['Aktywny', 'Pokazuj od', 'Pokazuj do'];
const readerText = 'Tekst pod czytniki dla osób słabowidzących';

export const settingGroups: readonly { title: string; screens: readonly SettingScreen[] }[] = [
  {
    title: 'Urząd',
    screens: [
      {
        screen: screens.office,
        icon: 'building',
        does: 'Nazwa, NIP, adres, e-doręczenia i godziny przyjęć, które czyta mieszkaniec.',
        recordType: JournalRecordType.Office,
        // those of the form itself lead to the very field: screen-entries.ts
        fields: [
          ['Adres', 'address'],
          ['Adres do doręczeń elektronicznych', 'eDeliveryAddresses'],
          ['Godziny przyjęć interesantów', 'admissionHours'],
          ['Dzień tygodnia', 'dayOfWeek'],
          ['Godz. od', 'timeFrom'],
          ['Godz. do', 'timeTo'],
        ],
        words: 'poniedziałek wtorek środa czwartek piątek sobota niedziela otwarte',
      },
      {
        screen: screens.officeManagers,
        icon: 'users',
        does: 'Osoby, które kierują urzędem: stanowisko, zdjęcie i kolejność.',
        recordType: JournalRecordType.OfficeContacts,
        fields: [['Zdjęcie', 'officeContactPhotoId']],
        words: 'wójt burmistrz sekretarz',
      },
      {
        screen: screens.officeContacts,
        icon: 'phone',
        does: 'Kto w urzędzie czym się zajmuje i jak się z nim skontaktować.',
        recordType: JournalRecordType.OfficeContacts,
        fields: [
          ['Imię i nazwisko', 'fullName'],
          ['Stanowisko', 'jobPosition'],
          ['Opis', 'rawDescription'],
        ],
      },
    ],
  },
  {
    title: 'Wygląd strony',
    screens: [
      {
        screen: screens.header,
        icon: 'window-maximize',
        does: 'Nazwa urzędu u góry każdej strony biuletynu.',
        recordType: JournalRecordType.Header,
        fields: ['Nazwa w nagłówku strony'],
      },
      {
        screen: screens.footer,
        icon: 'minus',
        does: 'Redakcja, jej adres i łącza u dołu każdej strony.',
        recordType: JournalRecordType.Footer,
        fields: [
          ['Nazwa BIP', 'content.bip'],
          ['Nazwa jednostki', 'content.office'],
          ['Nazwa wyświetlana', 'displayText'],
          ['Treść', 'content.text'],
          ['Aktywny', 'isActive'],
          ['Adres URL', 'content.links'],
          ['Źródło', 'content.links'],
        ],
        words: 'redakcja informacje aktualizacje polityka prywatności deklaracja dostępności',
      },
      {
        screen: screens.graphics,
        icon: 'image',
        does: 'Logo lub herb, tło nagłówka i znaki projektu Unii Europejskiej.',
        recordType: JournalRecordType.AppImages,
        fields: [
          ['Małe logo', 'smallLogoId'],
          ['Duże logo', 'bigLogoId'],
          ['Obraz tła', 'backgroundId'],
          ['Użyj obrazu', 'useImage'],
          ['Użyj gradientu', 'useGradient'],
          ['Zestaw obrazów projektu UE', 'euCollectionImageIds'],
        ],
        words: 'herb unia europejska',
      },
      {
        screen: screens.tiles,
        icon: 'th-large',
        does: 'Duże przyciski na stronie głównej, po dwa albo cztery.',
        recordType: JournalRecordType.Tile,
        fields: ['Nazwa wyświetlana', readerText, 'Ikona', 'Obraz', 'Źródło łącza', 'Adres URL', ...shownFor],
      },
      {
        screen: screens.bookmarks,
        icon: 'bookmark',
        does: 'Działy strony, które zbierają artykuły o wybranych tagach.',
        recordType: JournalRecordType.Bookmark,
        fields: [
          'Nazwa wyświetlana',
          'Nazwa w redakcji',
          readerText,
          'Kolor',
          'Tagi',
          'Widoczna na stronie głównej',
          'Aktywna',
        ],
      },
      {
        screen: screens.banners,
        icon: 'images',
        does: 'Obrazki z łączami, pokazywane przez wybrany czas.',
        recordType: JournalRecordType.Banner,
        fields: [
          'Nazwa',
          'Nazwa wyświetlana',
          'Adres URL',
          readerText,
          'Obraz',
          'Kolor',
          'Zgodność z kolorem serwisu',
          ...shownFor,
        ],
      },
      {
        screen: screens.sitePreview,
        icon: 'eye',
        does: 'Strona główna tak, jak widzi ją mieszkaniec.',
        fields: ['Wysoki kontrast'],
      },
    ],
  },
  {
    title: 'Języki',
    screens: [
      {
        screen: screens.languages,
        icon: 'globe',
        does: 'Języki biuletynu i tłumaczenia stałych tekstów oraz menu.',
        recordType: JournalRecordType.Language,
        fields: [
          'Nazwa języka',
          'Nazwa lokalna',
          'Kod ISO',
          'Format daty',
          'Tłumaczenia',
          'Elementy stałe',
          'Elementy menu',
        ],
        words: 'domyślny angielski ukraiński flaga eksport import csv xliff',
      },
    ],
  },
  {
    title: 'System',
    screens: [
      {
        screen: screens.repositoryGroups,
        icon: 'folder',
        does: 'Jakie pliki wolno dołączać do artykułów.',
        recordType: JournalRecordType.RepositoryGroup,
        fields: ['Nazwa grupy', 'Opis', 'Rozszerzenia plików', 'Ikona'],
        words: 'załączniki pdf docx odt',
      },
      {
        screen: screens.rssChannels,
        icon: 'wifi',
        does: 'Kanały, którymi mieszkaniec śledzi nowe artykuły.',
        recordType: JournalRecordType.RssChannel,
        fields: ['Nazwa wyświetlana', readerText, 'Opis', 'Ze wszystkich źródeł', 'Źródła danych', 'Aktywny', 'Język'],
      },
      {
        screen: screens.systemParameters,
        icon: 'sliders-h',
        does: 'Sesja, wielkość plików, kolor, pliki cookie, statystyka i podręczniki.',
        recordType: JournalRecordType.SystemParameter,
        fields: ['Limity menu'],
        words: 'sesja ciasteczka podręcznik',
      },
      {
        screen: screens.settingsHistory,
        icon: 'history',
        does: 'Kto, kiedy i co zmienił w ustawieniach.',
        fields: [],
      },
    ],
  },
];
