// A new administrator builds the menus of an empty office and dresses its bulletin, from the logo to the footer, with the keyboard alone.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { countKeys, tabTo } from '../support/keyboard.ts';
import { addCategory, row } from '../support/menu-tree.ts';
import { emptyOffice, freePort, startProduct } from '../support/own-product.ts';
import { redPicture } from '../support/red-picture.ts';
import { expectAccessible, expectPreviewAccessible, signIn } from '../support/signed-in.ts';

let stop: () => Promise<void>;
let address: string;
test.beforeAll(async () => {
  const port = await freePort();
  stop = await startProduct(port, emptyOffice);
  address = `http://localhost:${port}`;
});
test.afterAll(() => stop());

const edited = (page: Page) => page.frameLocator('iframe[title="Podgląd strony"]').locator('[data-edited]');

async function fill(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.press('ControlOrMeta+a');
  await field.page().keyboard.type(text);
}

async function press(button: Locator, key = 'Enter'): Promise<void> {
  await expect(button).toBeEnabled();
  await tabTo(button);
  await button.page().keyboard.press(key);
}

async function save(page: Page, toast: string): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText(toast)).toBeVisible();
}

async function setLogo(page: Page): Promise<void> {
  await page.goto(`${address}/ustawienia/grafiki`);
  await press(page.getByRole('button', { name: 'Dodaj obraz: Duże logo' }));
  const dialog = page.getByRole('dialog', { name: 'Duże logo' });
  const chooser = page.waitForEvent('filechooser');
  await press(dialog.getByRole('button', { name: 'wybierz z dysku' }));
  await (await chooser).setFiles({ name: 'herb.png', mimeType: 'image/png', buffer: redPicture(400, 400) });
  await fill(dialog.getByLabel('Szerokość (px)'), '210');
  const left = dialog.getByLabel('Od lewej (px)');
  const before = Number(await left.inputValue());
  await press(dialog.getByRole('group', { name: /^Wycinek obrazu/ }), 'ArrowRight');
  await expect.poll(async () => Number(await left.inputValue())).toBeGreaterThan(before);
  await press(dialog.getByRole('button', { name: 'Zastosuj' }));
  await expect(dialog).toBeHidden();
  await press(page.getByRole('switch', { name: 'Użyj gradientu' }), 'Space');
  await save(page, 'Grafiki zostały zaktualizowane');
}

async function setHeader(page: Page): Promise<void> {
  await page.goto(`${address}/ustawienia/naglowek-systemu/PL`);
  await tabTo(page.getByRole('textbox', { name: /Nazwa w nagłówku strony/ }));
  await page.keyboard.type('Urząd Gminy Nowa');
  await expect(edited(page)).toContainText('Urząd Gminy Nowa');
  await save(page, 'Nagłówek został zaktualizowany');
}

async function addBanner(page: Page): Promise<void> {
  await page.goto(`${address}/ustawienia/banery`);
  await press(page.getByRole('link', { name: 'Dodaj baner' }).first());
  await fill(page.getByLabel(/^Nazwa \*/), 'Budżet');
  await fill(page.getByLabel(/^Nazwa wyświetlana/), 'Budżet obywatelski');
  await fill(page.getByLabel(/^Tekst pod czytniki/), 'Zgłoś projekt');
  await fill(page.getByLabel(/^Adres URL/), 'https://www.gov.pl');
  await fill(page.getByLabel(/^Kolor \*/), '#0c5944');
  await press(page.getByRole('switch', { name: 'Aktywny' }), 'Space');
  await expect(edited(page)).toContainText('Budżet obywatelski');
  await save(page, 'Baner został utworzony');
}

async function addTile(page: Page, name: string): Promise<void> {
  await page.goto(`${address}/ustawienia/kafle`);
  await press(page.getByRole('link', { name: 'Dodaj kafel' }).first());
  await fill(page.getByLabel(/^Nazwa wyświetlana/), name);
  await fill(page.getByLabel(/^Tekst pod czytniki/), `${name}: opis`);
  await press(page.getByRole('radio', { name: 'Artykuł' }), 'ArrowRight');
  await fill(page.getByLabel(/^Adres URL/), 'https://www.gov.pl');
  await press(page.getByLabel(/^Ikona/), 'ArrowDown');
  await press(page.getByRole('switch', { name: 'Aktywny' }), 'Space');
  await expect(edited(page)).toContainText(name);
  await save(page, 'Kafel został utworzony');
}

async function chooseTiles(page: Page): Promise<void> {
  await page.goto(`${address}/ustawienia/kafle`);
  await press(page.getByRole('button', { name: 'Ustawienia kafli' }));
  const dialog = page.getByRole('dialog', { name: 'Ustawienia kafli' });
  await press(dialog.getByRole('radio', { name: '4' }), 'ArrowLeft');
  const more = dialog.getByLabel('Dodaj kafel');
  const chosen = dialog.getByRole('list', { name: 'Kafle na stronie głównej' }).getByRole('listitem');
  for (const count of [1, 2]) {
    await press(more, 'ArrowDown');
    await expect(chosen).toHaveCount(count);
  }
  await press(dialog.getByRole('button', { name: 'Przenieś: Załatw sprawę' }), 'Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Załatw sprawę: miejsce 1 z 2')).toBeAttached();
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await press(dialog.getByRole('button', { name: 'Zapisz' }));
  await expect(dialog).toBeHidden();
}

async function setFooter(page: Page): Promise<void> {
  await page.goto(`${address}/ustawienia/stopka-systemu/PL`);
  await press(page.getByRole('button', { name: 'Edytuj: Logo' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/^Nazwa BIP/)).toBeFocused();
  await fill(dialog.getByLabel(/^Nazwa BIP/), 'BIP Gminy Nowa');
  await fill(dialog.getByLabel(/^Nazwa jednostki/), 'Urząd Gminy Nowa');
  await expect(edited(page)).toContainText('BIP Gminy Nowa');
  await expectAccessible(page);
  await expectPreviewAccessible(page);
  await press(dialog.getByRole('button', { name: 'Zapisz' }));
  await expect(dialog).toBeHidden();
}

test('an empty bulletin is dressed from the logo to the footer', async ({ page }) => {
  test.slow();
  await signIn(page, 'administrator', `${address}/ustawienia`, 'Poczatek2026');
  const keys = countKeys(page);
  await setLogo(page);
  await setHeader(page);
  await addBanner(page);
  await addTile(page, 'Ogłoszenia');
  await addTile(page, 'Załatw sprawę');
  await chooseTiles(page);
  await setFooter(page);
  process.stdout.write(`Keys pressed to dress an empty bulletin: ${keys()}\n`);

  const site = await (await page.request.get(`${address}/api/site/PL`)).json();
  expect(site).toMatchObject({
    header: 'Urząd Gminy Nowa',
    graphics: { bigLogo: expect.stringContaining('/api/files/'), useGradient: true },
    banners: [{ displayText: 'Budżet obywatelski' }],
    tiles: [{ displayText: 'Załatw sprawę' }, { displayText: 'Ogłoszenia' }],
  });
  expect(site.footerElements[0].content).toEqual({ bip: 'BIP Gminy Nowa', office: 'Urząd Gminy Nowa' });
});

test('both menus are built with the keyboard only, the vertical one then with the mouse only', async ({ page }) => {
  const { keyboard } = page;
  await signIn(page, 'administrator', `${address}/zarzadzanie-menu/poziome`, 'Poczatek2026');
  const fill = async (name: string) => {
    await expect(page.getByRole('dialog').getByLabel('Nazwa wyświetlana')).toBeFocused();
    await keyboard.type(name);
    await keyboard.press('Tab');
    await keyboard.type(name);
    await keyboard.press('Enter');
    await expect(row(page, name)).toBeFocused();
  };
  for (const name of ['Aktualności', 'Kontakt']) {
    await tabTo(page.getByRole('button', { name: 'Dodaj kategorię' }).first());
    await keyboard.press('Enter');
    await fill(name);
  }
  await keyboard.press('Space');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect(page.getByText(/^Przeniesiono „Kontakt”/)).toBeVisible();
  await expect(row(page, 'Kontakt')).toHaveAttribute('aria-posinset', '1');

  await tabTo(page.getByRole('link', { name: 'Menu pionowe' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Dodaj kategorię' }).first());
  await keyboard.press('Enter');
  await fill('Urząd');
  await tabTo(row(page, 'Urząd').getByRole('button', { name: /^Dodaj podkategorię: / }));
  await keyboard.press('Enter');
  await fill('Kierownictwo');
  await expect(row(page, 'Kierownictwo')).toHaveAttribute('aria-level', '2');

  const addByMouse = async (button: Locator, name: string) => {
    await button.click();
    await addCategory(page, name);
  };
  await addByMouse(page.getByRole('button', { name: 'Dodaj kategorię' }), 'Prawo');
  await row(page, 'Prawo').hover();
  await addByMouse(row(page, 'Prawo').getByRole('button', { name: /^Dodaj podkategorię: / }), 'Uchwały');
  await expect(page.getByRole('treeitem')).toHaveCount(4);
});
