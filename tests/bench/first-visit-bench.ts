// From an address to the first row of the list: the sign-in, a visit with an empty cache, a visit with a warm one.
import type { Browser, Page } from '@playwright/test';
import { figure, leastAndMedian, ms, percentile } from './figures.ts';
import { now, paintedAfterNavigation, paintedAt, watchPainting } from './painting.ts';

const runs = 10;

/** What a person waits for: the label of the sign-in page, then the first row of the list. */
const watched = 'form label, tbody tr td';

export function firstRow(page: Page) {
  return page.locator('tbody tr td').filter({ hasText: /\S/ }).first();
}

/** A new context with an empty cache. Its process is there already: the browser of an office is open when its editor comes. */
async function freshPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'pl-PL' });
  const page = await context.newPage();
  await page.goto('/healthz');
  await watchPainting(context, watched);
  return page;
}

/** Opens the list and signs in. Returns the time of the product in milliseconds, without typing. */
export async function signInToList(page: Page): Promise<number> {
  const begin = now();
  await page.goto('/artykuly/artykuly', { waitUntil: 'commit' });
  await page.getByLabel('Login lub e-mail').fill('anna.nowak');
  const toForm = (await paintedAt(page)) - begin;
  await page.getByLabel('Hasło', { exact: true }).fill('Demo1234');
  const submitted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const note = ({ timeStamp }: Event) => resolve(performance.timeOrigin + timeStamp);
        window.addEventListener('click', note, { capture: true, once: true });
      }),
  );
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await firstRow(page).waitFor();
  return toForm + (await paintedAt(page)) - (await submitted);
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
  await page.reload({ waitUntil: 'commit' });
  await firstRow(page).waitFor();
  const duration = await paintedAfterNavigation(page);
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
    const page = await freshPage(browser, url);
    signIns.push(await signInToList(page));
    await page.context().close();
  }
  figure('sign-in with an empty cache', leastAndMedian(signIns), '900 ms');

  const page = await freshPage(browser, url);
  await signInToList(page);
  const browserCache = await page.context().newCDPSession(page);
  const cold: Visit[] = [];
  const warm: Visit[] = [];
  for (let i = 0; i < runs; i++) {
    await browserCache.send('Network.clearBrowserCache');
    cold.push(await visit(page));
    warm.push(await visit(page));
  }
  figure('first row with an empty cache', leastAndMedian(durations(cold)), '350 ms');
  figure('  its requests, without the page', String(median(cold, 'requests') - 1));
  figure('  their bytes', `${(median(cold, 'bytes') / 1000).toFixed(0)} kB`, '330 kB');
  figure('  of them JavaScript, compressed', `${(median(cold, 'scripts') / 1000).toFixed(0)} kB`, '230 kB');
  figure('  end of the last response', ms(median(cold, 'waterfall')));
  figure('first row with a warm cache', leastAndMedian(durations(warm)), '300 ms');
  return page;
}
