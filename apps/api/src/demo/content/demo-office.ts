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
