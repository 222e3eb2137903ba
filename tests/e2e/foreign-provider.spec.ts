import { expect, test } from '@playwright/test';
import { startOfficeProvider } from '../support/office-provider.ts';
import { freePort, startProduct, withProvider } from '../support/own-product.ts';

test('with an external provider sign-in and password change happen there', async ({ page }) => {
  // Starting a separate product takes time.
  test.setTimeout(600_000);
  const port = await freePort();
  const product = `http://localhost:${port}`;
  const provider = await startOfficeProvider('administrator', product);
  const stopProduct = await startProduct(port, withProvider(provider.issuer));
  try {
    await page.goto(product);
    await expect(page.getByText('Do końca sesji')).toBeVisible();

    await page.getByRole('button', { name: /Konto:/ }).click();
    await page.getByRole('menuitem', { name: 'Zmiana hasła' }).click();
    await expect(page.getByRole('heading', { name: 'Zmiana hasła u dostawcy' })).toBeVisible();
    expect(page.url()).toBe(`${provider.issuer}/.well-known/change-password`);
  } finally {
    await stopProduct();
    await provider.stop();
  }
});
