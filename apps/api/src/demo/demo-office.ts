// The demonstration office: an invented commune with its people, menus and dictionaries. Every name, number and address is made up.
import type { PermissionName } from '@redakcja/generated/model/permissionName';

export const demoOfficeName = 'Urząd Gminy Jasionka';
export const demoClientId = 1204;

export const demoLanguages = [
  { isoCode: 'EN', name: 'angielski', localName: 'English', dateFormat: 'dd/MM/yyyy' },
  { isoCode: 'UA', name: 'ukraiński', localName: 'українська', dateFormat: 'dd.MM.yyyy' },
] as const;

export interface DemoRole {
  name: string;
  description: string;
  permissions: readonly PermissionName[];
}

export const demoRoles: readonly DemoRole[] = [
  { name: 'Redaktor', description: 'Przygotowuje artykuły', permissions: ['CreateArticles'] },
  {
    name: 'Redaktor wydający',
    description: 'Przygotowuje, zatwierdza i publikuje artykuły',
    permissions: ['CreateArticles', 'ConfirmArticles', 'PublishArticles'],
  },
  { name: 'Zatwierdzający', description: 'Sprawdza i zatwierdza artykuły', permissions: ['ConfirmArticles'] },
  {
    name: 'Wydawca',
    description: 'Publikuje, wycofuje i archiwizuje artykuły',
    permissions: ['PublishArticles', 'ArchiveArticles'],
  },
  {
    name: 'Opiekun serwisu',
    description: 'Prowadzi menu, słowniki i ustawienia',
    permissions: ['ManageSettings', 'ManageMenus'],
  },
  {
    name: 'Kadry',
    description: 'Prowadzi konta redaktorów: nadaje tylko takie uprawnienia, jakie ma',
    permissions: ['ManageUsers', 'CreateArticles', 'ConfirmArticles', 'PublishArticles'],
  },
];

export interface DemoUser {
  userName: string;
  firstname: string;
  surname: string;
  /** Names of roles; an empty list is a user without permissions. */
  roles: readonly string[];
  /** What this account shows, for the sign-in page and the README. */
  purpose: string;
  isActive?: boolean;
}

/** Every demo account signs in with this password; it exists in demo mode only. */
export const demoPassword = 'Demo1234';

export const demoUsers: readonly DemoUser[] = [
  {
    userName: 'anna.nowak',
    firstname: 'Anna',
    surname: 'Nowak',
    roles: ['Redaktor wydający'],
    purpose: 'redaktor: tworzy, zatwierdza i publikuje',
  },
  {
    userName: 'administrator',
    firstname: 'Tomasz',
    surname: 'Wrona',
    roles: ['Administrator'],
    purpose: 'administrator: wszystkie uprawnienia',
  },
  {
    userName: 'piotr.lis',
    firstname: 'Piotr',
    surname: 'Lis',
    roles: ['Redaktor'],
    purpose: 'redaktor: tylko wersje robocze',
  },
  {
    userName: 'ewa.kubiak',
    firstname: 'Ewa',
    surname: 'Kubiak',
    roles: ['Zatwierdzający'],
    purpose: 'zatwierdza artykuły',
  },
  {
    userName: 'marek.zieba',
    firstname: 'Marek',
    surname: 'Zięba',
    roles: ['Wydawca'],
    purpose: 'publikuje, wycofuje i archiwizuje',
  },
  {
    userName: 'joanna.sikora',
    firstname: 'Joanna',
    surname: 'Sikora',
    roles: ['Opiekun serwisu'],
    purpose: 'menu, słowniki i ustawienia',
  },
  { userName: 'halina.dudek', firstname: 'Halina', surname: 'Dudek', roles: ['Kadry'], purpose: 'konta redaktorów' },
  {
    userName: 'bez.uprawnien',
    firstname: 'Karol',
    surname: 'Mazur',
    roles: [],
    purpose: 'konto bez uprawnień',
  },
  {
    userName: 'nieaktywna',
    firstname: 'Zofia',
    surname: 'Borowska',
    roles: ['Redaktor'],
    purpose: 'konto nieaktywne',
    isActive: false,
  },
];

export interface DemoCategory {
  key: string;
  name: string;
  english: string;
  ukrainian: string;
  /** The Polish texts were changed after the English ones. */
  isOutdated?: boolean;
  isHidden?: boolean;
  /** Where it leads out. */
  url?: string;
  children?: readonly DemoCategory[];
}

export const demoVerticalMenu: readonly DemoCategory[] = [
  {
    key: 'urzad',
    name: 'Urząd Gminy',
    english: 'Commune Office',
    ukrainian: 'Управління гміни',
    children: [
      { key: 'kierownictwo', name: 'Kierownictwo urzędu', english: 'Management', ukrainian: 'Керівництво управління' },
      { key: 'referaty', name: 'Referaty i stanowiska', english: 'Departments', ukrainian: 'Відділи та посади' },
      {
        key: 'regulaminy',
        name: 'Statut i regulaminy',
        english: 'Statutes and regulations',
        ukrainian: 'Статут і регламенти',
      },
      { key: 'praca', name: 'Praca w urzędzie', english: 'Job vacancies', ukrainian: 'Робота в управлінні' },
    ],
  },
  {
    key: 'rada',
    name: 'Rada Gminy',
    english: 'Commune Council',
    ukrainian: 'Рада гміни',
    children: [
      { key: 'uchwaly', name: 'Uchwały Rady Gminy', english: 'Resolutions', ukrainian: 'Рішення ради гміни' },
      { key: 'sesje', name: 'Sesje i posiedzenia', english: 'Sessions', ukrainian: 'Сесії та засідання' },
      { key: 'radni', name: 'Radni', english: 'Councillors', ukrainian: 'Депутати ради' },
      {
        key: 'oswiadczenia',
        name: 'Oświadczenia majątkowe',
        english: 'Financial disclosures',
        ukrainian: 'Майнові декларації',
      },
    ],
  },
  {
    key: 'prawo',
    name: 'Prawo lokalne',
    english: 'Local law',
    ukrainian: 'Місцеве право',
    children: [
      {
        key: 'zarzadzenia',
        name: 'Zarządzenia Wójta',
        english: 'Orders of the Mayor',
        ukrainian: 'Розпорядження війта',
      },
      { key: 'podatki', name: 'Podatki i opłaty', english: 'Taxes and charges', ukrainian: 'Податки та збори' },
      {
        key: 'plany',
        name: 'Planowanie przestrzenne',
        english: 'Local plans',
        ukrainian: 'Просторове планування',
        isOutdated: true,
      },
    ],
  },
  {
    key: 'finanse',
    name: 'Finanse i mienie',
    english: 'Finance and property',
    ukrainian: 'Фінанси та майно',
    children: [
      { key: 'budzet', name: 'Budżet gminy', english: 'Budget', ukrainian: 'Бюджет гміни' },
      { key: 'majatek', name: 'Majątek gminy', english: 'Commune property', ukrainian: 'Майно гміни' },
      {
        key: 'nieruchomosci',
        name: 'Sprzedaż i dzierżawa nieruchomości',
        english: 'Real estate',
        ukrainian: 'Продаж та оренда нерухомості',
      },
    ],
  },
  {
    key: 'sprawy',
    name: 'Załatwianie spraw',
    english: 'How to get things done',
    ukrainian: 'Як вирішити справу',
    children: [
      { key: 'karty', name: 'Karty usług', english: 'Service cards', ukrainian: 'Картки послуг' },
      { key: 'rejestry', name: 'Rejestry i ewidencje', english: 'Registers', ukrainian: 'Реєстри', isHidden: true },
      { key: 'srodowisko', name: 'Ochrona środowiska', english: 'Environment', ukrainian: 'Охорона довкілля' },
      { key: 'puste', name: 'Archiwum druków', english: 'Old forms', ukrainian: 'Архів бланків' },
      {
        key: 'mapa',
        name: 'Mapa gminy',
        english: 'Map of the commune',
        ukrainian: 'Карта гміни',
        url: 'https://mapa.jasionka.example',
      },
    ],
  },
];

export const demoHorizontalMenu: readonly DemoCategory[] = [
  { key: 'aktualnosci', name: 'Aktualności', english: 'News', ukrainian: 'Новини' },
  { key: 'zamowienia', name: 'Zamówienia publiczne', english: 'Public procurement', ukrainian: 'Публічні закупівлі' },
  { key: 'ogloszenia', name: 'Ogłoszenia', english: 'Announcements', ukrainian: 'Оголошення' },
  {
    key: 'konsultacje',
    name: 'Konsultacje społeczne',
    english: 'Public consultations',
    ukrainian: 'Громадські консультації',
  },
];

export const demoTags: Readonly<Record<'PL' | 'EN', readonly string[]>> = {
  PL: [
    'budżet',
    'drogi gminne',
    'dzierżawa',
    'edukacja',
    'gospodarka odpadami',
    'kultura',
    'nabór',
    'ochrona środowiska',
    'oświadczenia majątkowe',
    'podatki',
    'pomoc społeczna',
    'przetarg',
    'rolnictwo',
    'sesja rady',
    'sport',
    'uchwały',
    'urbanistyka',
    'wodociągi i kanalizacja',
    'wybory',
    'zarządzenia',
  ],
  EN: ['budget', 'consultations', 'jobs', 'public procurement', 'resolutions', 'taxes', 'waste management'],
};

export const demoProvidingEntities = [
  'Urząd Gminy Jasionka',
  'Rada Gminy Jasionka',
  'Gminny Ośrodek Pomocy Społecznej w Jasionce',
  'Gminna Biblioteka Publiczna w Jasionce',
  'Zakład Gospodarki Komunalnej w Jasionce',
  'Szkoła Podstawowa im. Marii Konopnickiej w Jasionce',
] as const;
