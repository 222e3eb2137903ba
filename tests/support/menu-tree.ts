// What journeys do in the tree of a menu.
import { expect, type Locator, type Page } from '@playwright/test';

export const row = (page: Page, name: string): Locator => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });

/** Fills in and sends the open dialog of a new category. */
export async function addCategory(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByLabel('Nazwa wyświetlana').first().fill(name);
  await page.getByLabel('Tekst pod czytniki').first().fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Dodaj kategorię' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, name)).toBeVisible();
}
