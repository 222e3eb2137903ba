import { expect, test } from '@playwright/test';
import { expectAccessible, expectPreviewAccessible, signIn, waitForCard } from '../support/signed-in.ts';

test('a banner is seen on the page while it is typed, and on the site after it is saved', async ({ page }) => {
  await signIn(page, 'joanna.sikora', '/ustawienia/banery');
  await page.getByRole('link', { name: 'Dodaj baner' }).click();
  const preview = page.frameLocator('iframe[title="Podgląd strony"]');
  await page.getByLabel(/^Nazwa \*/).fill('Festyn gminny');
  await page.getByLabel(/^Nazwa wyświetlana/).fill('Festyn 2027');
  await expect(preview.locator('[data-edited]')).toContainText('Niezapisane zmiany · Nieaktywny');
  await expect(preview.locator('[data-edited]')).toContainText('Festyn 2027');
  await page.getByLabel(/^Tekst pod czytniki/).fill('Program festynu gminnego');
  await page.getByLabel(/^Adres URL/).fill('https://www.gov.pl');
  await page.getByRole('switch', { name: 'Aktywny' }).click();
  await page.getByLabel(/^Kolor \*/).fill('#9b59b6');
  await page.getByRole('button', { name: /^Użyj / }).click();
  await page.getByRole('radio', { name: '390 px' }).check();
  await page.getByRole('switch', { name: 'Wysoki kontrast' }).click();
  await expect(preview.locator('[data-edited]')).toBeInViewport();
  await expectAccessible(page);
  await expectPreviewAccessible(page);
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await waitForCard(page, 'Festyn gminny');
  const site = await page.request.get('/api/site/PL');
  expect((await site.json()).banners.map((one: { displayText: string }) => one.displayText)).toContain('Festyn 2027');
});
