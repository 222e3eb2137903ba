import { expect, test } from '@playwright/test';
import { redPicture } from '../support/red-picture.ts';
import { expectAccessible, expectPreviewAccessible, signIn } from '../support/signed-in.ts';

test('a logo is uploaded, cut and seen on the page before it is saved', async ({ page }) => {
  await signIn(page, 'joanna.sikora', '/ustawienia/grafiki');
  const logo = page.frameLocator('iframe[title="Podgląd strony"]').locator('.arms');
  const before = await logo.getAttribute('src');
  await page.getByRole('button', { name: 'Usuń: Duże logo' }).click();
  await expect(logo).not.toHaveAttribute('src', String(before));
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

  await page.goto('/ustawienia/podglad-strony');
  for (const width of ['1280 px', '768 px', '390 px']) {
    await page.getByRole('radio', { name: width }).check();
    await expectPreviewAccessible(page);
  }
});
