// What the office looks like: its graphics are one record, so both tests are in one file.
import { expect, test } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { redPicture } from '../support/red-picture.ts';
import { expectAccessible, signIn } from '../support/signed-in.ts';

test('a logo is uploaded, cut and seen on the page before it is saved', async ({ page }) => {
  await signIn(page, 'joanna.sikora', '/ustawienia/grafiki');
  const logo = page.frameLocator('iframe[title="Podgląd strony"]').locator('.big-logo');
  const before = await logo.getAttribute('src');
  await page.getByRole('button', { name: 'Usuń: Duże logo' }).click();
  await expect(logo).toHaveCount(0);
  await page.getByRole('button', { name: 'Dodaj obraz: Duże logo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duże logo' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'herb.png',
    mimeType: 'image/png',
    buffer: redPicture(400, 400),
  });
  await dialog.getByLabel('Szerokość (px)').fill('200');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(logo).toHaveAttribute('src', /\/api\/files\/\d+/);
  expect(await logo.getAttribute('src')).not.toBe(before);
  const stored = async () => (await (await page.request.get('/api/site/PL')).json()).graphics.bigLogo;
  expect(before).toContain(await stored());
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Grafiki zostały zaktualizowane')).toBeVisible();
  expect(await logo.getAttribute('src')).toContain(await stored());
});

test('an empty bulletin is dressed by keyboard, from the header to the footer', async ({ page }) => {
  await signIn(page, 'administrator', '/ustawienia/naglowek-systemu/UA');
  const preview = page.frameLocator('iframe[title="Podgląd strony"]');
  await page.getByRole('textbox', { name: /Nazwa w nagłówku strony/ }).focus();
  await page.keyboard.type('Управління Ясьонки');
  await expect(preview.locator('[data-edited]')).toContainText('Управління Ясьонки');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Nagłówek został zaktualizowany')).toBeVisible();

  await page.goto('/ustawienia/grafiki');
  await tabTo(page.getByRole('switch', { name: 'Użyj gradientu' }));
  await page.keyboard.press('Space');
  await expect(preview.locator('.top.gradient')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Grafiki zostały zaktualizowane')).toBeVisible();

  await page.goto('/ustawienia/stopka-systemu/EN');
  await tabTo(page.getByRole('button', { name: /^Edytuj: Logo/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(dialog.getByLabel(/^Nazwa BIP/));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Public Information Bulletin');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Municipal Office of Jasionka');
  await expect(preview.locator('[data-edited]')).toContainText('Public Information Bulletin');
  await tabTo(dialog.getByRole('button', { name: 'Zapisz' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const siteOf = async (language: string) => (await page.request.get(`/api/site/${language}`)).json();
  expect((await siteOf('UA')).header).toContain('Управління Ясьонки');
  const site = await siteOf('EN');
  expect(site.graphics.useGradient).toBe(true);
  expect(site.footerElements[0].content.bip).toBe('Public Information Bulletin');
});
