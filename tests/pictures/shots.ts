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

/** Opens a row of a list and waits for its form. */
async function openRow(page: Page, index: number): Promise<void> {
  await page.locator('main tbody a').nth(index).click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).waitFor();
}
const firstRow = (page: Page) => openRow(page, 0);
/** The one that is not the default: its texts can be translated. */
const secondLanguage = (page: Page) => openRow(page, 1);
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** The film of the draft that has one. */
async function cropThumbnail(page: Page): Promise<void> {
  await page.getByPlaceholder('Szukaj w tytule').fill('Konsultacje projektu strategii');
  await page.getByRole('link', { name: /^Konsultacje projektu strategii/ }).click();
  await page.getByRole('button', { name: /^Edytuj multimedia/ }).click();
  await page.getByRole('button', { name: 'Zmień kadr' }).click();
  await page.getByLabel('Szerokość (px)').fill('700');
}

/** A list, and the form of its first row. */
function records(name: string, path: string): Shot[] {
  return [
    { name: `${name}-lista`, path, height: 420 },
    { name: `${name}-formularz`, path, open: firstRow, height: 980 },
  ];
}

export const shots: readonly Shot[] = [
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
