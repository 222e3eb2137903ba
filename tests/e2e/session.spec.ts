import { expect, test } from '@playwright/test';
import { expectAccessible, signIn } from '../support/signed-in.ts';

test('signing in, out, and what the page says then', async ({ page }) => {
  await page.goto('/artykuly/artykuly');
  await expect(page.getByRole('heading', { name: 'Zaloguj się' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Login lub e-mail').fill('anna.nowak');
  await page.getByLabel('Hasło', { exact: true }).fill('wrong-password-1');
  await page.getByRole('button', { name: 'Zaloguj', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Hasło', { exact: true }).fill('Demo1234');
  await page.getByRole('button', { name: 'Zaloguj', exact: true }).click();
  // back where one wanted to go
  await expect(page).toHaveURL(/\/artykuly\/artykuly/);
  await expect(page.getByText('STRONA DEMONSTRACYJNA')).toBeVisible();

  await page.getByRole('button', { name: /Anna Nowak/ }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click();
  await expect(page.getByRole('heading', { name: /Wylogowano/ })).toBeVisible();
  await page.goto('/artykuly/artykuly');
  await expect(page.getByRole('heading', { name: 'Zaloguj się' })).toBeVisible();
});

test('a user without permissions and an inactive one learn why nothing is open', async ({ page }) => {
  await signIn(page, 'bez.uprawnien');
  await expect(
    page.getByText('Zalogowany użytkownik nie posiada uprawnień lub jego konto jest nieaktywne!'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('sections without permission are closed', async ({ page }) => {
  await signIn(page, 'piotr.lis');
  const menu = page.getByRole('navigation', { name: /menu/i }).first();
  await expect(menu.getByRole('button', { name: 'Artykuły', exact: true })).toBeVisible();
  await expect(menu.getByText('Słowniki')).toBeHidden();
  await page.goto('/slowniki/tagi');
  await expect(page).toHaveURL(/\/$/);
});

test('the sidebar closes under 1250 px', async ({ page }) => {
  await signIn(page, 'anna.nowak');
  const entry = page.getByRole('button', { name: 'Artykuły', exact: true });
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(entry).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: /menu/i }).first().click();
  await expect(entry).toBeVisible();
  await expectAccessible(page);
});
