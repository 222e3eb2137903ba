import { expect, test } from '@playwright/test';
import { signIn } from '../support/signed-in.ts';

test('a tag is created, renamed, found and removed', async ({ page }) => {
  await signIn(page, 'joanna.sikora', '/slowniki/tagi');
  await expect(page.getByRole('heading', { name: 'Tagi' })).toBeVisible();
  await page.getByRole('link', { name: /Dodaj/ }).click();
  await page.getByLabel('Nazwa').fill('transport zbiorowy');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'transport zbiorowy' })).toBeVisible();
  await expect(page).toHaveURL(/\/slowniki\/tagi\/edytuj\/\d+/);

  await page.getByLabel('Nazwa').fill('transport publiczny');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'transport publiczny' })).toBeVisible();

  await page.goto('/slowniki/tagi');
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/Szukaj/))
    .first()
    .fill('transport');
  const row = page.locator('tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('transport publiczny');
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Usuń/ }).click();
  await expect(page.getByText('transport publiczny')).toBeHidden();
});
