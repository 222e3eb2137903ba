// Access tokens with a lifetime of 15 seconds: every tab renews its own, one after another, without an effect on the screen.
import { type Browser, type BrowserContext, expect, type Page, type Request, test } from '@playwright/test';
import { startOfficeProvider } from '../support/office-provider.ts';
import { freePort, startProduct, withProvider } from '../support/own-product.ts';
import { signIn } from '../support/signed-in.ts';

const lifetime = 15;

/** Number of refresh grants of all tabs, and the maximum of concurrent ones of one tab. */
function countRenewals(context: BrowserContext) {
  const underWay = new Map<Page, number>();
  const counts = { renewals: 0, maxAtOnce: 0 };
  const isRenewal = (request: Request) =>
    request.method() === 'POST' && (request.postData() ?? '').includes('grant_type=refresh_token');
  const change = (request: Request, by: number) => {
    if (!isRenewal(request)) return;
    const page = request.frame().page();
    const now = (underWay.get(page) ?? 0) + by;
    underWay.set(page, now);
    counts.maxAtOnce = Math.max(counts.maxAtOnce, now);
    if (by > 0) counts.renewals += 1;
  };
  context.on('request', (request) => change(request, 1));
  context.on('requestfinished', (request) => change(request, -1));
  context.on('requestfailed', (request) => change(request, -1));
  return counts;
}

/** Seconds on the session clock. */
async function shownSeconds(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await page.getByRole('timer').textContent()) ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Two tabs are idle for two lifetimes of a token, then both still work. */
async function expectFewRenewals(context: BrowserContext, first: Page): Promise<void> {
  const second = await context.newPage();
  await second.goto('/artykuly/artykuly');
  await expect(second.getByRole('heading', { level: 1, name: 'Artykuły' })).toBeVisible();
  const counts = countRenewals(context);
  const began = Date.now();
  const shown = await shownSeconds(first);
  await expect.poll(() => shownSeconds(first), { timeout: 120_000 }).toBeLessThanOrEqual(shown - 2 * lifetime);
  const lives = (Date.now() - began) / 1000 / lifetime;
  expect(counts.renewals).toBeGreaterThanOrEqual(2);
  // renewed at three quarters of the lifetime, whose end is counted in whole seconds, in two tabs
  expect(counts.renewals).toBeLessThanOrEqual((Math.ceil((lives * 4 * lifetime) / (3 * (lifetime - 1))) + 1) * 2);
  expect(counts.maxAtOnce).toBe(1);
  for (const page of [first, second]) {
    await page.goto('/slowniki/tagi');
    await expect(page.getByRole('heading', { level: 1, name: 'Tagi' })).toBeVisible();
  }
}

test.use({ baseURL: undefined });

/** Signs in to a separate product and stays idle for two lifetimes of a token. */
async function watch(browser: Browser, env: Record<string, string>, port: number, open: (page: Page) => Promise<void>) {
  const stop = await startProduct(port, env);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  try {
    const page = await context.newPage();
    await open(page);
    await expectFewRenewals(context, page);
  } finally {
    await context.close();
    await stop();
  }
}

test('tokens of the built-in provider and of an office', async ({ browser }) => {
  test.setTimeout(600_000);
  const [own, office] = [await freePort(), await freePort()];
  const clientOrigin = `http://localhost:${office}`;
  const provider = await startOfficeProvider({ login: 'administrator', clientOrigin, lifetime });
  try {
    // in parallel, because both mostly wait
    await Promise.all([
      watch(browser, { DEMO: '1', ACCESS_TOKEN_LIFETIME: String(lifetime) }, own, (page) =>
        signIn(page, 'administrator'),
      ),
      watch(browser, withProvider(provider.issuer), office, async (page) => {
        await page.goto('/');
        await expect(page.getByRole('timer')).toBeVisible();
      }),
    ]);
  } finally {
    await provider.stop();
  }
});
