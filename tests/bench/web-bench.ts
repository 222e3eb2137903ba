// The article list in Chromium, from an address to its first row, and the card of a large article.
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumForTests } from '../support/chromium.ts';
import { benchCardFromList } from './card-bench.ts';
import { figure, ms, print } from './figures.ts';
import { benchFirstVisit } from './first-visit-bench.ts';
import { benchNewProcess } from './new-process-bench.ts';
import { type Place, startBuilt } from './place.ts';
import { benchTyping } from './typing-bench.ts';

export async function benchWeb(place: Place): Promise<void> {
  print('\nThe list of articles in Chromium, least / p50');
  const product = await startBuilt(place);
  const browser = await chromium.launch({ executablePath: chromiumForTests(), args: chromiumFlags });
  try {
    await benchNewProcess(browser, product.url);
    const page = await benchFirstVisit(browser, product.url);
    await benchCardFromList(page);
    await benchCard(page);
    await benchTyping(page, product);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Opens the article of addFullArticle from the list and measures all requests of its card. */
async function benchCard(page: Page): Promise<void> {
  await page.goto('/artykuly/artykuly?filters=title;contains;regulamin organizacyjny urzędu');
  const row = page.locator('tbody tr').filter({ hasText: 'Regulamin organizacyjny urzędu' }).first();
  await row.waitFor();
  await apiRequests(page);
  // Excludes the requests of the layout and the list.
  await page.evaluate(() => performance.clearResourceTimings());
  await row.click();
  await page.getByRole('heading', { name: 'Rejestr zmian' }).waitFor();
  const requests = await apiRequests(page);
  figure('card of a large article: requests', String(requests.length), '3');
  figure('  their total server time', ms(requests.reduce((sum, { wait }) => sum + wait, 0)), '300 ms');
  print(`  ${requests.map(({ path }) => path).join(', ')}`);
}

interface ApiRequest {
  path: string;
  /** Milliseconds to the first byte of the response. */
  wait: number;
}

/**
 * API requests since the timings were cleared, once there was no new one for a second: a single-page application has no event
 * for that. A benchmark may wait for a fixed time.
 */
async function apiRequests(page: Page): Promise<ApiRequest[]> {
  for (let before = -1; ; ) {
    const made = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        // Flags are cached by the browser for a week.
        .filter(({ initiatorType }) => initiatorType !== 'img')
        .filter((entry) => new URL(entry.name).pathname.startsWith('/api/'))
        .map((entry) => ({ path: new URL(entry.name).pathname, wait: entry.responseStart - entry.requestStart })),
    );
    if (made.length === before) return made;
    before = made.length;
    await page.waitForTimeout(1000);
  }
}
