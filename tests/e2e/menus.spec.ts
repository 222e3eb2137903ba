import { expect, test } from '@playwright/test';
import { addCategory, row } from '../support/menu-tree.ts';
import { expectAccessible, signIn } from '../support/signed-in.ts';

test('a category is added, moved with keyboard and pointer, and deleted; a move is undone', async ({ page }) => {
  await signIn(page, 'administrator', '/zarzadzanie-menu/pionowe');
  await page.getByRole('button', { name: 'Dodaj kategorię' }).click();
  await addCategory(page, 'Cmentarze komunalne');

  // grabbed by its handle, moved with the arrow keys, dropped with Enter
  const added = row(page, 'Cmentarze komunalne');
  const before = Number(await added.getAttribute('aria-posinset'));
  await added.getByRole('button', { name: /^Przeciągnij: / }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Przeniesiono „Cmentarze komunalne”/)).toBeVisible();
  await expect(added).toHaveAttribute('aria-posinset', String(before - 1));
  await page.reload();
  await expect(added).toHaveAttribute('aria-posinset', String(before - 1));

  // dragged one level under the category above it
  const handle = await added.getByRole('button', { name: /^Przeciągnij: / }).boundingBox();
  if (handle === null) throw new Error('The handle is not shown');
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x + 30, handle.y + 14, { steps: 4 });
  await page.mouse.move(handle.x + 50, handle.y + 14, { steps: 4 });
  await expect(added).toHaveAttribute('aria-level', '2');
  await page.mouse.up();
  await expect(page.getByText(/^Przeniesiono „Cmentarze komunalne”: poziom główny → „/)).toBeVisible();
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

test('the tree and its dialogs are accessible on a wide and a narrow page', async ({ page }) => {
  const expectAccessibleAtBothWidths = async () => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectAccessible(page);
    }
  };
  await signIn(page, 'administrator', '/zarzadzanie-menu/pionowe');
  await page.getByRole('button', { name: 'Rozwiń wszystko' }).click();
  await expectAccessibleAtBothWidths();
  for (const action of ['Edytuj', 'Przenieś…', 'Sortuj artykuły', 'Usuń', 'Historia']) {
    await row(page, 'Referaty i stanowiska')
      .getByRole('button', { name: /^Działania: / })
      .click();
    await page.getByRole('menuitem', { name: action }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    await expectAccessibleAtBothWidths();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Menu z dnia…' }).click();
  await expect(page.getByRole('radio', { name: 'Całe menu' })).toBeVisible();
  await expectAccessibleAtBothWidths();
});
