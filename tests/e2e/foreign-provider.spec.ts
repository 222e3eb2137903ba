import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type OfficeProvider, startOfficeProvider } from '../support/office-provider.ts';
import { freePort, startProduct, withProvider } from '../support/own-product.ts';
import { expectRenewals } from '../support/renewals.ts';

test.use({ baseURL: undefined });

let product: string;
let provider: OfficeProvider;
let stopProduct: () => Promise<void>;

test.beforeAll(async () => {
  // Starting a separate product takes time.
  test.setTimeout(600_000);
  const port = await freePort();
  product = `http://localhost:${port}`;
  provider = await startOfficeProvider({ login: 'administrator', clientOrigin: product });
  stopProduct = await startProduct(port, withProvider(provider.issuer));
});
test.afterAll(async () => {
  await stopProduct();
  await provider.stop();
});

/** Signs in; returns a function that sends a request with the access token of this sign-in, independently of the page. */
async function signInAndCall(page: Page, context: BrowserContext): Promise<() => Promise<number>> {
  const called = page.waitForRequest((request) => request.url().endsWith('/api/auth/users/loggedUserData'));
  await page.goto(product);
  await expect(page.getByText('Do końca sesji')).toBeVisible();
  const authorization = (await (await called).allHeaders()).authorization ?? '';
  const call = async () =>
    (await context.request.get(`${product}/api/auth/users/loggedUserData`, { headers: { authorization } })).status();
  expect(await call()).toBe(200);
  return call;
}

test('with an external provider sign-in and password change happen there', async ({ page }) => {
  await page.goto(product);
  await expect(page.getByText('Do końca sesji')).toBeVisible();

  await page.getByRole('button', { name: /Konto:/ }).click();
  await page.getByRole('menuitem', { name: 'Zmiana hasła' }).click();
  await expect(page.getByRole('heading', { name: 'Zmiana hasła u dostawcy' })).toBeVisible();
  expect(page.url()).toBe(`${provider.issuer}/.well-known/change-password`);
});

test('every tab renews its own tokens of the provider, without an effect on the screen', async ({ page, context }) => {
  await context.clock.install();
  await page.goto(product);
  await expect(page.getByRole('timer')).toBeVisible();
  await expectRenewals(page);
});

test('signing out ends the access token before the provider is asked', async ({ page, context }) => {
  const call = await signInAndCall(page, context);
  await page.getByRole('button', { name: /Konto:/ }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj' }).click();
  // the provider's confirmation is left open
  await page.waitForURL(`${provider.issuer}/**`);
  expect(await call()).toBe(401);
});

test('a sign-out at the provider ends the access token', async ({ page, context }) => {
  const call = await signInAndCall(page, context);
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${provider.issuer}/session/end`);
  await elsewhere.locator('button[value=yes]').click();
  await expect.poll(call).toBe(401);
});

test('an account that is unknown here is named, and another one can sign in', async ({ page }) => {
  provider.signInAs('obcy.czlowiek');
  await page.goto(product);
  await expect(page.getByRole('heading', { name: 'Niestety Twoja tożsamość nie została potwierdzona' })).toBeVisible();
  await expect(page.getByText('Logowanie jako „obcy.czlowiek” powiodło się')).toBeVisible();
  provider.signInAs('administrator');
  await page.getByRole('button', { name: 'Zaloguj się na inne konto' }).click();
  await page.waitForURL(`${provider.issuer}/**`);
  await page.locator('button[value=yes]').click();
  await expect(page.getByText('Do końca sesji')).toBeVisible();
});

test('the address of the sign-out ends the session of the provider, also in a tab without tokens', async ({ page }) => {
  await page.goto(product);
  await expect(page.getByText('Do końca sesji')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${product}/logout`);
  await other.waitForURL(`${provider.issuer}/**`);
  await other.locator('button[value=yes]').click();
  await expect(other.getByRole('heading', { name: 'Wylogowano' })).toBeVisible();
});
