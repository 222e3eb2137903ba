// From an address to the first row of the list: the sign-in, a visit with an empty cache, a visit with a warm one.
import type { Browser, Page } from '@playwright/test';
import { figure, leastAndMedian, ms, percentile } from './figures.ts';

const runs = 10;

export function firstRow(page: Page) {
  return page.locator('tbody tr td').filter({ hasText: /\S/ }).first();
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Opens the list in a new context. Returns the page and the time of the product in milliseconds, without typing. */
async function signInToList(browser: Browser, url: string): Promise<{ page: Page; duration: number }> {
  const context = await browser.newContext({ baseURL: url, locale: 'pl-PL' });
  const page = await context.newPage();
  const name = page.getByLabel('Login lub e-mail');
  const toForm = await elapsed(async () => {
    await page.goto('/artykuly/artykuly', { waitUntil: 'commit' });
    await name.waitFor();
  });
  await name.fill('anna.nowak');
  await page.getByLabel('Hasło', { exact: true }).fill('Demo1234');
  const toRow = await elapsed(async () => {
    await page.getByRole('button', { name: 'Zaloguj' }).click();
    await firstRow(page).waitFor();
  });
  return { page, duration: toForm + toRow };
}

interface Visit {
  duration: number;
  /** The page itself is one. */
  requests: number;
  bytes: number;
  scripts: number;
  /** Milliseconds from the navigation to the end of the last response before the row. */
  waterfall: number;
}

async function visit(page: Page): Promise<Visit> {
  const duration = await elapsed(async () => {
    await page.reload({ waitUntil: 'commit' });
    await firstRow(page).waitFor();
  });
  const loaded = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter((entry) => entry.responseEnd > 0)
      .map(({ name, transferSize, encodedBodySize, responseEnd }) => ({
        name,
        transferSize,
        encodedBodySize,
        responseEnd,
      })),
  );
  return {
    duration,
    requests: loaded.length,
    bytes: loaded.reduce((sum, one) => sum + one.transferSize, 0),
    scripts: loaded.filter(({ name }) => name.endsWith('.js')).reduce((sum, one) => sum + one.encodedBodySize, 0),
    waterfall: Math.max(...loaded.map((one) => one.responseEnd)),
  };
}

const median = (visits: readonly Visit[], of: keyof Visit) =>
  percentile(
    visits.map((one) => one[of]),
    0.5,
  );

const durations = (visits: readonly Visit[]) => visits.map(({ duration }) => duration);

/** Returns a page that shows the list. */
export async function benchFirstVisit(browser: Browser, url: string): Promise<Page> {
  const signIns: number[] = [];
  for (let i = 0; i < runs; i++) {
    const { page, duration } = await signInToList(browser, url);
    signIns.push(duration);
    await page.context().close();
  }
  figure('sign-in with an empty cache', leastAndMedian(signIns), '900 ms');

  const { page } = await signInToList(browser, url);
  const browserCache = await page.context().newCDPSession(page);
  const cold: Visit[] = [];
  const warm: Visit[] = [];
  for (let i = 0; i < runs; i++) {
    await browserCache.send('Network.clearBrowserCache');
    cold.push(await visit(page));
    warm.push(await visit(page));
  }
  figure('first row with an empty cache', leastAndMedian(durations(cold)), '350 ms');
  figure('  its requests, without the page', String(median(cold, 'requests') - 1), '12');
  figure('  their bytes', `${(median(cold, 'bytes') / 1000).toFixed(0)} kB`, '330 kB');
  figure('  of them JavaScript, compressed', `${(median(cold, 'scripts') / 1000).toFixed(0)} kB`, '230 kB');
  figure('  end of the last response', ms(median(cold, 'waterfall')));
  figure('first row with a warm cache', leastAndMedian(durations(warm)), '300 ms');
  return page;
}
