import { nouns } from '@redakcja/domain/shared/text/polish-plural';
import { listBannersDefinition } from '@redakcja/generated/lists/listBanners';
import { listBookmarksDefinition } from '@redakcja/generated/lists/listBookmarks';
import { listLanguagesDefinition } from '@redakcja/generated/lists/listLanguages';
import { listRepositoryGroupsDefinition } from '@redakcja/generated/lists/listRepositoryGroups';
import { listRssChannelsDefinition } from '@redakcja/generated/lists/listRssChannels';
import { listSystemParametersDefinition } from '@redakcja/generated/lists/listSystemParameters';
import { listTilesDefinition } from '@redakcja/generated/lists/listTiles';
import {
  getAppImagesPath,
  getBannerPath,
  getBookmarkPath,
  getFooterPath,
  getHeaderPath,
  getLanguagePath,
  getOfficePath,
  getRepositoryGroupPath,
  getRssChannelPath,
  getSystemParameterPath,
  getTilePath,
  listOfficeContactsPath,
} from '@redakcja/generated/paths';
import type { FormScreen, ListScreen, RecordScreens, Resource, Screen } from '../shared/resource.ts';

const settings = { section: 'settings', group: 'Ustawienia', groupPath: '/ustawienia' } as const;

// The specification does not define the gender of each "create" address, so the other form redirects to it.
const masculine = { word: 'utworz-nowy', alias: 'utworz-nowa' } as const;
const feminine = { word: 'utworz-nowa', alias: 'utworz-nowy' } as const;

/** The search over settings. */
export const settingsSearch = {
  ...settings,
  help: 'wyszukiwarka-ustawien',
  path: '/ustawienia',
  title: 'Przegląd ustawień',
} as const satisfies Screen;

/** The journal of the settings. */
export const settingsHistory = {
  ...settings,
  help: 'ustawienia#historia',
  path: '/ustawienia/historia',
  title: 'Historia ustawień',
} as const satisfies Screen;

export const office = {
  ...settings,
  help: 'dane-jednostki',
  name: 'jednostka',
  path: '/ustawienia/jednostki/dane-jednostki',
  title: 'Dane jednostki',
  editTitle: 'Edycja danych jednostki',
  record: getOfficePath,
  genitives: { one: 'danych jednostki' },
  toasts: { saved: 'Dane jednostki zostały zapisane' },
} as const satisfies FormScreen & RecordScreens;

export const officeManagers = {
  ...settings,
  help: 'kierownictwo-i-kontakty',
  name: 'kierownictwo',
  path: '/ustawienia/jednostki/kierownictwo-w-jednostce',
  title: 'Kierownictwo w jednostce',
  create: { word: 'utworz-nowy', title: 'Nowy członek kierownictwa', crumb: 'nowy', button: 'Dodaj osobę' },
  editTitle: 'Edycja członka kierownictwa',
  record: listOfficeContactsPath,
  genitives: { one: 'kierownictwa urzędu' },
  toasts: { saved: 'Lista kierownictwa urzędu została zaktualizowana' },
} as const satisfies FormScreen & RecordScreens;

export const languages = {
  ...settings,
  help: 'wersje-jezykowe',
  name: 'wersja-jezykowa',
  path: '/ustawienia/wersje-jezykowe',
  title: 'Wersje językowe',
  create: { ...feminine, title: 'Nowa wersja językowa', crumb: 'nowa', button: 'Nowa' },
  editTitle: 'Edycja wersji językowej',
  list: listLanguagesDefinition,
  nouns: nouns.language,
  record: getLanguagePath,
  genitives: { list: 'listy wersji językowych', one: 'wersji językowej', many: 'wersji językowych' },
  toasts: { created: 'Wersja językowa została utworzona', saved: 'Wersja językowa została zapisana' },
} as const satisfies Resource;

export const tiles = {
  ...settings,
  help: 'kafle',
  name: 'kafel',
  path: '/ustawienia/kafle',
  title: 'Kafle',
  create: { ...masculine, title: 'Nowy kafel', crumb: 'nowy', button: 'Dodaj kafel' },
  editTitle: 'Edycja kafla',
  list: listTilesDefinition,
  isPerLanguage: true,
  nouns: nouns.tile,
  record: getTilePath,
  genitives: { list: 'listy kafli', one: 'kafla', many: 'kafli' },
  toasts: { created: 'Kafel został utworzony', saved: 'Kafel został zaktualizowany' },
} as const satisfies Resource;

export const bookmarks = {
  ...settings,
  help: 'zakladki',
  name: 'zakladka',
  path: '/ustawienia/zakladki',
  title: 'Zakładki',
  create: { ...feminine, title: 'Nowa zakładka', crumb: 'nowa', button: 'Dodaj zakładkę' },
  editTitle: 'Edycja zakładki',
  list: listBookmarksDefinition,
  isPerLanguage: true,
  nouns: nouns.bookmark,
  record: getBookmarkPath,
  genitives: { list: 'listy zakładek', one: 'zakładki', many: 'zakładek' },
  toasts: { created: 'Zakładka została utworzona', saved: 'Zakładka została zaktualizowana' },
} as const satisfies Resource;

export const banners = {
  ...settings,
  help: 'banery',
  name: 'baner',
  path: '/ustawienia/banery',
  title: 'Banery',
  create: { ...masculine, title: 'Nowy baner', crumb: 'nowy', button: 'Dodaj baner' },
  editTitle: 'Edycja banera',
  list: listBannersDefinition,
  isPerLanguage: true,
  nouns: nouns.banner,
  record: getBannerPath,
  genitives: { list: 'listy banerów', one: 'banera', many: 'banerów' },
  toasts: { created: 'Baner został utworzony', saved: 'Baner został zaktualizowany' },
} as const satisfies Resource;

export const repositoryGroups = {
  ...settings,
  help: 'grupy-plikow',
  name: 'grupa-plikow',
  path: '/ustawienia/grupy-plikow',
  title: 'Grupy plików',
  create: { ...feminine, title: 'Nowa grupa plików', crumb: 'nowa', button: 'Dodaj grupę plików' },
  editTitle: 'Edycja grupy plików',
  list: listRepositoryGroupsDefinition,
  nouns: nouns.repositoryGroup,
  record: getRepositoryGroupPath,
  genitives: { list: 'listy grup plików', one: 'grupy plików', many: 'grup plików' },
  toasts: { created: 'Grupa plików została utworzona', saved: 'Grupa plików została zapisana' },
} as const satisfies Resource;

export const rssChannels = {
  ...settings,
  help: 'kanaly-rss',
  name: 'kanal-rss',
  path: '/ustawienia/kanaly-rss',
  title: 'Kanały RSS',
  create: { ...masculine, title: 'Nowy kanał RSS', crumb: 'nowy', button: 'Dodaj kanał RSS' },
  editTitle: 'Edycja kanału RSS',
  list: listRssChannelsDefinition,
  isPerLanguage: true,
  nouns: nouns.rssChannel,
  record: getRssChannelPath,
  genitives: { list: 'listy kanałów RSS', one: 'kanału RSS', many: 'kanałów RSS' },
  toasts: {
    created: 'Kanał RSS został utworzony',
    saved: 'Kanał RSS został zaktualizowany',
    // spelling of the specification, section 8
    removed: 'Kanły RSS zostały usunięte',
  },
} as const satisfies Resource;

export const header = {
  ...settings,
  help: 'naglowek',
  name: 'naglowek',
  path: '/ustawienia/naglowek-systemu',
  title: 'Nagłówek systemu',
  record: getHeaderPath,
  genitives: { one: 'nagłówka' },
  toasts: { saved: 'Nagłówek został zaktualizowany' },
} as const satisfies FormScreen;

export const footer = {
  ...settings,
  help: 'stopka',
  name: 'stopka',
  path: '/ustawienia/stopka-systemu',
  title: 'Stopka systemu',
  record: getFooterPath,
  genitives: { one: 'stopki' },
  toasts: { saved: 'Stopka została zaktualizowana' },
} as const satisfies FormScreen;

export const graphics = {
  ...settings,
  help: 'grafiki',
  name: 'grafiki',
  path: '/ustawienia/grafiki',
  title: 'Grafiki',
  record: getAppImagesPath,
  genitives: { one: 'grafik' },
  toasts: { saved: 'Grafiki zostały zaktualizowane' },
} as const satisfies FormScreen;

export const sitePreview = {
  ...settings,
  help: 'podglad-strony',
  path: '/ustawienia/podglad-strony',
  title: 'Podgląd strony',
} as const satisfies Screen;

export const officeContacts = {
  ...settings,
  help: 'kierownictwo-i-kontakty',
  name: 'dane-kontaktowe',
  path: '/ustawienia/dane-kontaktowe',
  title: 'Dane kontaktowe',
  record: listOfficeContactsPath,
  genitives: { one: 'danych kontaktowych' },
  toasts: { saved: 'Dane kontaktowe zostały zaktualizowane' },
} as const satisfies FormScreen;

export const systemParameters = {
  ...settings,
  help: 'parametry-systemowe',
  name: 'parametr',
  path: '/ustawienia/parametry-systemowe',
  title: 'Parametry systemowe',
  list: listSystemParametersDefinition,
  record: getSystemParameterPath,
  genitives: { list: 'listy parametrów systemowych', one: 'parametru' },
  toasts: { saved: 'Parametr został zapisany' },
} as const satisfies FormScreen & ListScreen;
