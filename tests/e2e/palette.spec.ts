import { expect, test } from '@playwright/test';
import { expectAccessible, signIn } from '../support/signed-in.ts';

test('everything is found by Ctrl+K, with the keyboard alone', async ({ page }) => {
  await signIn(page, 'administrator');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^Ekran, ustawienie/ });
  await expect(field).toBeFocused();
  await expectAccessible(page);

  // a category, which is shown in its menu under the branches over it
  await page.keyboard.type('majątek');
  const category = page.getByRole('option', { name: /^Majątek gminy/ });
  await expect(category).toBeVisible();
  await expectAccessible(page);
  for (;;) {
    if ((await category.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('treeitem', { name: /^Majątek gminy/ })).toBeFocused();

  // an action, from the field of a form
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('dodaj artykuł');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Dodaj artykuł');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nowy artykuł' })).toBeVisible();

  // it gives the focus back
  const title = page.getByLabel('Tytuł', { exact: false }).first();
  await title.focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
});
