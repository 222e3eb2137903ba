import { expect, test } from '@playwright/test';
import { expectRenewals } from '../support/renewals.ts';
import { expectAccessible, signIn, signInByHand } from '../support/signed-in.ts';

test('sign-in and sign-out, with their messages', async ({ page }) => {
  await page.goto('/artykuly/artykuly');
  await expect(page.getByRole('heading', { name: 'Zaloguj się' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Login lub e-mail').fill('anna.nowak');
  await page.getByLabel('Hasło', { exact: true }).fill('wrong-password-1');
  await page.getByRole('button', { name: 'Zaloguj', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Hasło', { exact: true }).fill('Demo1234');
  await page.getByRole('button', { name: 'Zaloguj', exact: true }).click();
  // Returns to the requested page.
  await expect(page).toHaveURL(/\/artykuly\/artykuly/);
  await expect(page.getByText('STRONA DEMONSTRACYJNA')).toBeVisible();

  await page.getByRole('button', { name: /Anna Nowak/ }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click();
  await expect(page.getByRole('heading', { name: /Wylogowano/ })).toBeVisible();
  await page.goto('/artykuly/artykuly');
  await expect(page.getByRole('heading', { name: 'Zaloguj się' })).toBeVisible();
});

test('every tab renews its own tokens, without an effect on the screen', async ({ page, context }) => {
  await context.clock.install();
  await signInByHand(page, 'administrator');
  await expectRenewals(page);
});

test('a password that is typed while the script of the page arrives is kept', async ({ page }) => {
  let arrives = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  await page.route('**/show-password.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByLabel('Hasło', { exact: true });
  await field.pressSequentially('Demo');
  arrives();
  await expect(page.getByRole('button', { name: 'pokaż: Hasło' })).toBeVisible();
  await page.keyboard.type('1234');
  await expect(field).toHaveValue('Demo1234');
});

test('a first visit loads few files', async ({ page }) => {
  await signIn(page, 'anna.nowak', '/artykuly/artykuly');
  const browserCache = await page.context().newCDPSession(page);
  await browserCache.send('Network.clearBrowserCache');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('tbody tr').first()).toContainText(/\S/);
  await page.evaluate(async () => void (await document.fonts.ready));
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .map(({ name, transferSize }) => ({ name, transferSize }))
      // the icon of the tab is fetched when the browser likes
      .filter(({ name }) => !name.endsWith('/favicon.svg')),
  );
  const loaded = (ending: RegExp) => files.filter(({ name }) => ending.test(name)).length;
  // what sends the first calls, React, shell and list, and the bundler's own
  expect(loaded(/\.js$/)).toBe(4);
  expect(loaded(/\.css$/)).toBe(2);
  // three weights of the text font, and the icons
  expect(loaded(/\.woff2$/)).toBe(4);
  expect(files.length).toBeLessThanOrEqual(15);
  expect(files.reduce((sum, { transferSize }) => sum + transferSize, 0)).toBeLessThanOrEqual(330_000);
});

test('a user without permissions and an inactive user see the reason', async ({ page }) => {
  await signIn(page, 'bez.uprawnien');
  await expect(
    page.getByText('Zalogowany użytkownik nie posiada uprawnień lub jego konto jest nieaktywne!'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('sections without permission are locked', async ({ page }) => {
  await signIn(page, 'piotr.lis');
  const menu = page.getByRole('navigation', { name: /menu/i }).first();
  await expect(menu.getByRole('button', { name: 'Artykuły', exact: true })).toBeVisible();
  await expect(menu.getByText('Słowniki')).toBeHidden();
  await page.goto('/slowniki/tagi');
  await expect(page).toHaveURL(/\/$/);
});

test('the sidebar collapses below 1250 px', async ({ page }) => {
  await signIn(page, 'anna.nowak');
  const entry = page.getByRole('button', { name: 'Artykuły', exact: true });
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect(entry).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(entry).toBeHidden();
  await page.getByRole('button', { name: /menu/i }).first().click();
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  const toggle = page.getByRole('button', { name: 'Menu boczne' });
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});
