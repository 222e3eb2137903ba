// What the pictures of the knowledge base show: a screen of the demonstration, what is opened on it, and the part that is taken.
import type { Page } from '@playwright/test';

export interface Shot {
  /** Name of the file in apps/api/src/application/help/obrazy. */
  name: string;
  path: string;
  /** What is pressed before the picture is taken. */
  open?: (page: Page) => Promise<unknown>;
  /** Selector of the part; without it the whole screen. */
  part?: string;
  /** Largest height, px. */
  height?: number;
}

const dialog = '[role="dialog"]';
/** Also a question. */
const anyDialog = '[role="dialog"], [role="alertdialog"]';

/** Opens a row of a list and waits for its form. */
async function openRow(page: Page, index: number): Promise<void> {
  await page.locator('main tbody a').nth(index).click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).waitFor();
}
const firstRow = (page: Page) => openRow(page, 0);
const secondRow = (page: Page) => openRow(page, 1);
/** The one that is not the default: its texts can be translated. */
const secondLanguage = secondRow;
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** The film of the draft that has one. */
async function cropThumbnail(page: Page): Promise<void> {
  await page.getByPlaceholder('Szukaj w tytule').fill('Konsultacje projektu strategii');
  await page.getByRole('link', { name: /^Konsultacje projektu strategii/ }).click();
  await page.getByRole('button', { name: /^Edytuj multimedia/ }).click();
  await page.getByRole('button', { name: 'Zmień kadr' }).click();
  await page.getByLabel('Szerokość (px)').fill('700');
  await page.getByText('Trwa przycinanie obrazu…').waitFor({ state: 'hidden' });
}

const categoryRow = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });

/** The vertical menu with all of its branches. */
async function openTree(page: Page): Promise<void> {
  await page.getByRole('tree').waitFor();
  const all = page.getByRole('button', { name: 'Rozwiń wszystko' });
  if (await all.isVisible()) await all.click();
}

/** Chooses an action of a category and waits for its dialog. */
const act = (name: string, action: string) => async (page: Page) => {
  // only the rows in the window are in the document
  await page.getByRole('searchbox', { name: /^Szukaj kategorii/ }).fill(name);
  await categoryRow(page, name)
    .getByRole('button', { name: /^Działania: / })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
  await page.locator(anyDialog).waitFor();
};

/** Lifts a category and moves it by one place. */
async function liftCategory(page: Page): Promise<void> {
  await openTree(page);
  await categoryRow(page, 'Statut i regulaminy')
    .getByRole('button', { name: /^Przeciągnij: / })
    .focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
}

/** Makes a change, so that the past of the menu differs. */
async function openPast(page: Page): Promise<void> {
  await liftCategory(page);
  await page.keyboard.press('Enter');
  await page.getByText('Menu zostało zaktualizowane').waitFor();
  await press('Menu z dnia…')(page);
}

const verticalMenu = '/zarzadzanie-menu/pionowe';

/** The tree, and each of its dialogs. */
const menuShots: readonly Shot[] = [
  {
    name: 'menu-drzewo',
    path: verticalMenu,
    open: async (page) => {
      await openTree(page);
      await categoryRow(page, 'Statut i regulaminy').focus();
    },
    height: 600,
  },
  {
    name: 'menu-kategoria',
    path: verticalMenu,
    open: act('Uchwały Rady Gminy', 'Edytuj'),
    part: anyDialog,
    height: 980,
  },
  { name: 'menu-przenoszenie', path: verticalMenu, open: liftCategory, height: 600 },
  { name: 'menu-usuwanie', path: verticalMenu, open: act('Referaty i stanowiska', 'Usuń'), part: anyDialog },
  { name: 'menu-artykuly', path: verticalMenu, open: act('Uchwały Rady Gminy', 'Sortuj artykuły'), part: anyDialog },
  { name: 'menu-z-dnia', path: verticalMenu, open: openPast, part: anyDialog },
];

/** A list, and the form of its first row. */
function records(name: string, path: string): Shot[] {
  return [
    { name: `${name}-lista`, path, height: 420 },
    { name: `${name}-formularz`, path, open: firstRow, height: 980 },
  ];
}

const title = 'Uchwała nr XXIII/187/2026';

/** Opens the article that has several versions. */
async function openArticle(page: Page, name = title): Promise<void> {
  await page.getByPlaceholder('Szukaj w tytule').fill(name);
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('heading', { name: 'Rejestr zmian' }).waitFor();
}

/** The question of a confirmed article, with what it lacks filled in. */
async function askPublication(page: Page): Promise<void> {
  await page.locator('main tbody .list-row-link').first().click();
  await page.getByRole('button', { name: 'Przekaż do publikacji…' }).click();
  await page.locator(dialog).waitFor();
}

/** The text comes after its field. */
async function openDraft(page: Page): Promise<void> {
  await firstRow(page);
  await page.locator('.ql-editor h2').first().waitFor();
}

/** Of the manuals of the editor and of the administrator. */
const manualShots: readonly Shot[] = [
  { name: 'podrecznik-redaktora-start', path: '/', height: 620 },
  { name: 'podrecznik-redaktora-lista', path: '/artykuly/artykuly', height: 480 },
  { name: 'podrecznik-redaktora-karta', path: '/artykuly/artykuly-robocze', open: openDraft, height: 760 },
  {
    name: 'podrecznik-redaktora-publikacja',
    path: '/artykuly/artykuly-zatwierdzone',
    open: askPublication,
    part: dialog,
  },
  {
    name: 'podrecznik-redaktora-historia',
    path: '/artykuly/artykuly',
    open: openArticle,
    part: 'section:has(> header h2:text-is("Rejestr zmian")), section:has(h2:text-is("Rejestr zmian"))',
    height: 460,
  },
  { name: 'podrecznik-administratora-konto', path: '/dostep/uzytkownicy', open: secondRow, height: 900 },
  { name: 'podrecznik-administratora-rola', path: '/dostep/role', open: secondRow, height: 640 },
  { name: 'podrecznik-administratora-ustawienia', path: '/ustawienia', height: 760 },
  { name: 'podrecznik-administratora-dziennik', path: '/dostep/dziennik', height: 520 },
];

/** Of README, in docs/images: whole screens. */
export const readmeShots: readonly Shot[] = [
  { name: 'article-list', path: '/artykuly/artykuly' },
  { name: 'article-card', path: '/artykuly/artykuly', open: openDraft },
  { name: 'menu', path: verticalMenu, open: openTree },
  { name: 'settings', path: '/ustawienia' },
];

export const shots: readonly Shot[] = [
  ...manualShots,
  ...menuShots,
  ...records('banery', '/ustawienia/banery'),
  ...records('zakladki', '/ustawienia/zakladki'),
  ...records('kafle', '/ustawienia/kafle'),
  { name: 'kafle-ustawienia', path: '/ustawienia/kafle', open: press('Ustawienia kafli'), part: dialog, height: 760 },
  ...records('kanaly-rss', '/ustawienia/kanaly-rss'),
  { name: 'naglowek', path: '/ustawienia/naglowek-systemu/PL', height: 420 },
  { name: 'stopka', path: '/ustawienia/stopka-systemu/PL', height: 620 },
  {
    name: 'stopka-informacje',
    path: '/ustawienia/stopka-systemu/PL',
    open: press('Edytuj: Informacje'),
    part: dialog,
    height: 760,
  },
  { name: 'grafiki', path: '/ustawienia/grafiki', height: 700 },
  { name: 'podglad-strony', path: '/ustawienia/podglad-strony/PL', height: 760 },
  { name: 'jednostka', path: '/ustawienia/jednostki/dane-jednostki', height: 760 },
  {
    name: 'jednostka-godziny',
    path: '/ustawienia/jednostki/dane-jednostki',
    open: press('Dodaj godziny'),
    part: dialog,
  },
  { name: 'kierownictwo', path: '/ustawienia/jednostki/kierownictwo-w-jednostce', height: 480 },
  {
    name: 'kierownictwo-osoba',
    path: '/ustawienia/jednostki/kierownictwo-w-jednostce',
    open: press(/^Edytuj: /),
    part: dialog,
  },
  { name: 'jezyki-lista', path: '/ustawienia/wersje-jezykowe', height: 320 },
  { name: 'jezyki-karta', path: '/ustawienia/wersje-jezykowe', open: secondLanguage, height: 640 },
  {
    name: 'jezyki-tlumaczenia',
    path: '/ustawienia/wersje-jezykowe',
    open: secondLanguage,
    part: 'main section:has(> header h2:text-is("Tłumaczenia elementów stałych")), main section:has(table)',
    height: 560,
  },
  { name: 'parametry-lista', path: '/ustawienia/parametry-systemowe', height: 620 },
  {
    name: 'parametry-okno',
    path: '/ustawienia/parametry-systemowe',
    open: press('Maksymalny rozmiar pliku (MB)'),
    part: dialog,
  },
  ...records('grupy-plikow', '/ustawienia/grupy-plikow'),
  {
    name: 'wyszukiwarka',
    path: '/ustawienia',
    open: (page) => page.getByRole('searchbox', { name: 'Szukaj w ustawieniach' }).fill('kont'),
    height: 520,
  },
  { name: 'artykul-miniatura', path: '/artykuly/artykuly', open: cropThumbnail, part: dialog, height: 980 },
  { name: 'slowniki-tagi', path: '/slowniki/tagi', height: 480 },
  { name: 'archiwum', path: '/bip-archiwalny/zarzadzanie', height: 480 },
];
