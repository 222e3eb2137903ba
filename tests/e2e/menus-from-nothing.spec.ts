import { expect, type Locator, test } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { addCategory, row } from '../support/menu-tree.ts';
import { emptyOffice, freePort, startProduct } from '../support/own-product.ts';
import { signIn } from '../support/signed-in.ts';

let stop: () => Promise<void>;
let address: string;
test.beforeAll(async () => {
  const port = await freePort();
  stop = await startProduct(port, emptyOffice);
  address = `http://localhost:${port}`;
});
test.afterAll(() => stop());

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

test('the horizontal menu is built and arranged with the mouse only', async ({ page }) => {
  await signIn(page, 'administrator', `${address}/zarzadzanie-menu/poziome`, 'Poczatek2026');
  for (const name of ['Mapa strony', 'Deklaracja dostępności']) {
    await page.getByRole('button', { name: 'Dodaj kategorię' }).first().click();
    await addCategory(page, name);
  }
  const moved = row(page, 'Deklaracja dostępności');
  const before = Number(await moved.getAttribute('aria-posinset'));
  const { x = 0, y = 0 } = (await moved.getByRole('button', { name: /^Przeciągnij: / }).boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 10, y - 40, { steps: 4 });
  await page.mouse.move(x + 10, y - 75, { steps: 4 });
  await expect(moved).toContainText('po „Aktualności”');
  await page.mouse.up();
  await expect(page.getByText(/^Przeniesiono „Deklaracja dostępności”/)).toBeVisible();
  await page.reload();
  await expect(moved).toHaveAttribute('aria-posinset', String(before - 1));
});
