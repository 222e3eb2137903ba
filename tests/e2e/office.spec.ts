import { expect, test } from '@playwright/test';
import { expectAccessible, signIn } from '../support/signed-in.ts';

test('a field of the office is found by its name, saved and shown everywhere', async ({ page }) => {
  await signIn(page, 'joanna.sikora', '/ustawienia');
  await page.getByRole('searchbox').fill('nazwa urzedu');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nazwa urzędu' }).click();
  const name = page.getByLabel(/^Nazwa urzędu/);
  await expect(name).toBeFocused();
  const before = await name.inputValue();
  await name.fill('Urząd Miejski w Jasionce');
  await page.getByRole('button', { name: 'Dodaj godziny' }).click();
  const dialog = page.getByRole('dialog', { name: 'Godziny przyjęć' });
  await dialog.getByLabel(/^Dzień tygodnia/).selectOption({ label: 'sobota' });
  await dialog.getByLabel(/^Godz. od/).fill('0900');
  await dialog.getByLabel(/^Godz. do/).fill('1200');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Dodaj godziny' }).click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Dane jednostki zostały zapisane')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Urząd Miejski w Jasionce');
  await page.reload();
  await expect(page.getByText('09:00–12:00', { exact: true })).toBeVisible();

  await name.fill(before);
  await page.getByRole('button', { name: 'Usuń: sobota 09:00–12:00' }).click();
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByRole('banner')).toContainText(before);
});
