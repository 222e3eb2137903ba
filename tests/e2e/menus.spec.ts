import { expect, type Locator, type Page, test } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { freePort, startProduct } from '../support/own-product.ts';
import { expectAccessible, signIn } from '../support/signed-in.ts';

const row = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });

async function addCategory(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByLabel('Nazwa wyświetlana').first().fill(name);
  await page.getByLabel('Tekst pod czytniki').first().fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Dodaj kategorię' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, name)).toBeVisible();
}

test('a category is added, moved with keyboard and pointer, and deleted; a move is undone', async ({ page }) => {
  await signIn(page, 'administrator', '/zarzadzanie-menu/pionowe');
  await expect(page.getByRole('tree')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dodaj kategorię' }).click();
  await addCategory(page, 'Cmentarze komunalne');

  // grabbed by its handle, moved with the arrow keys, dropped with Enter
  const added = row(page, 'Cmentarze komunalne');
  const before = Number(await added.getAttribute('aria-posinset'));
  await added.getByRole('button', { name: /^Przenieś: / }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Przeniesiono „Cmentarze komunalne”/)).toBeVisible();
  await expect(added).toHaveAttribute('aria-posinset', String(before - 1));
  await page.reload();
  await expect(added).toHaveAttribute('aria-posinset', String(before - 1));

  // dragged one level under the category above it
  const handle = await added.getByRole('button', { name: /^Przenieś: / }).boundingBox();
  if (handle === null) throw new Error('The handle is not shown');
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x + 30, handle.y + 14, { steps: 4 });
  await page.mouse.move(handle.x + 50, handle.y + 14, { steps: 4 });
  await expect(added).toHaveAttribute('aria-level', '2');
  await page.mouse.up();
  await expect(page.getByText(/^Przeniesiono „Cmentarze komunalne”.*poziom 2/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Cofnięto zmianę')).toBeVisible();
  await expect(added).toHaveAttribute('aria-level', '1');

  await added.hover();
  await added.getByRole('button', { name: /^Usuń: / }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Usunięcie można cofnąć');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Usuń kategorię' }).click();
  await expect(added).toBeHidden();
  await page.getByRole('status').filter({ hasText: 'Usunięto' }).getByRole('button', { name: 'Cofnij' }).click();
  await expect(added).toBeVisible();

  await page.getByRole('button', { name: 'Historia', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Cmentarze komunalne');
  await expectAccessible(page);
});

test('the articles of a category are sorted manually', async ({ page }) => {
  await signIn(page, 'administrator', '/zarzadzanie-menu/pionowe');
  await page.getByRole('button', { name: 'Rozwiń wszystko' }).click();
  const category = row(page, 'Uchwały Rady Gminy');
  await category.hover();
  await category.getByRole('button', { name: /^Sortuj artykuły: / }).click();
  const dialog = page.getByRole('dialog');
  expect((await dialog.locator('.menu-articles').boundingBox())?.height).toBe(400);
  const sort = dialog.getByLabel('Sortowanie artykułów');
  await sort.selectOption({ label: 'Użytkownika' });
  await expect(dialog.getByText(/^Przeciągnij uchwyt/)).toBeVisible();
  await expectAccessible(page);
  const articles = dialog.getByRole('list', { name: 'Artykuły kategorii' }).getByRole('listitem');
  const actions = articles.nth(1).getByRole('button', { name: /^Działania: / });
  const second = (await actions.getAttribute('aria-label'))?.replace('Działania: ', '') ?? '';
  await actions.click();
  await page.getByRole('menuitem', { name: 'Na początek' }).click();
  await expect(articles.first()).toContainText(second);
  await sort.selectOption({ label: 'Alfabetycznie' });
  await expect(dialog.getByRole('status').first()).toHaveText(/ustaw sortowanie „Użytkownika”/);
});

test('the tree and its dialogs are accessible at every width', async ({ page }) => {
  const expectAccessibleAtEveryWidth = async () => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectAccessible(page);
    }
  };
  await signIn(page, 'administrator', '/zarzadzanie-menu/pionowe');
  await page.getByRole('button', { name: 'Rozwiń wszystko' }).click();
  await expectAccessibleAtEveryWidth();
  for (const action of ['Edytuj', 'Przenieś…', 'Sortuj artykuły', 'Usuń', 'Historia']) {
    await row(page, 'Referaty i stanowiska')
      .getByRole('button', { name: /^Działania: / })
      .click();
    await page.getByRole('menuitem', { name: action }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    await expectAccessibleAtEveryWidth();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Menu z dnia…' }).click();
  await expect(page.getByRole('radio', { name: 'Całe menu' })).toBeVisible();
  await expectAccessibleAtEveryWidth();
});

test.describe('from nothing', () => {
  let stop: () => Promise<void>;
  let address: string;
  test.beforeAll(async () => {
    const port = await freePort();
    stop = await startProduct(port, {
      ADMIN_LOGIN: 'administrator',
      ADMIN_PASSWORD: 'Poczatek2026',
      ADMIN_EMAIL: 'administrator@gmina.example',
    });
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
    const { x = 0, y = 0 } = (await moved.getByRole('button', { name: /^Przenieś: / }).boundingBox()) ?? {};
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
});
