// The tokens of tabs that stay open for longer than one lives, on a clock that the test moves.
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** Number of refresh grants of all tabs, and the maximum of concurrent ones of one tab. */
function countRenewals(context: BrowserContext) {
  const underWay = new Map<Page, number>();
  const counts = { renewals: 0, maxAtOnce: 0 };
  const change = (request: Request, by: number) => {
    if (!(request.postData() ?? '').includes('grant_type=refresh_token')) return;
    const page = request.frame().page();
    const now = (underWay.get(page) ?? 0) + by;
    underWay.set(page, now);
    counts.maxAtOnce = Math.max(counts.maxAtOnce, now);
    if (by < 0) counts.renewals += 1;
  };
  context.on('request', (request) => change(request, 1));
  context.on('requestfinished', (request) => change(request, -1));
  context.on('requestfailed', (request) => change(request, -1));
  return counts;
}

/** This tab and a second one renew their own tokens of ten minutes, twice, and both still work. The clock is installed. */
export async function expectRenewals(first: Page): Promise<void> {
  const context = first.context();
  const second = await context.newPage();
  await second.goto(first.url());
  await expect(second.getByRole('timer')).toBeVisible();
  const counts = countRenewals(context);
  for (const life of [1, 2]) {
    // nobody is signed out for being idle
    for (const page of [first, second]) await page.keyboard.press('Shift');
    await context.clock.fastForward('09:30');
    await expect.poll(() => counts.renewals).toBe(2 * life);
  }
  expect(counts.maxAtOnce).toBe(1);
  for (const page of [first, second]) {
    await page.goto(new URL('/slowniki/tagi', page.url()).href);
    await expect(page.getByRole('heading', { level: 1, name: 'Tagi' })).toBeVisible();
  }
}
