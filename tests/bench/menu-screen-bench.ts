// The screen of a menu with 5,000 categories in Chromium: the first rows, one typed character in the filter, one step of a drag.
import { chromium, type Locator, type Page } from '@playwright/test';
import { chromiumFlags, chromiumForTests } from '../support/chromium.ts';
import { signInByHand } from '../support/signed-in.ts';
import { figure, leastAndMedian, ms, print } from './figures.ts';
import { paintedAfterNavigation, watchPainting } from './painting.ts';
import { type Place, startBuilt } from './place.ts';

export async function benchMenuScreen(place: Place): Promise<void> {
  print('\nThe screen of the vertical menu in Chromium, least / p50');
  const product = await startBuilt(place);
  const browser = await chromium.launch({ executablePath: chromiumForTests(), args: chromiumFlags });
  try {
    const page = await browser.newPage({
      baseURL: product.url,
      locale: 'pl-PL',
      viewport: { width: 1440, height: 900 },
    });
    await watchPainting(page.context(), '[role=treeitem]');
    await signInByHand(page, 'administrator', '/zarzadzanie-menu/pionowe');
    const row = page.getByRole('treeitem').first();
    await row.waitFor();
    await benchOpening(page, row);
    await page.getByRole('button', { name: 'Rozwiń wszystko' }).click();
    await page.waitForFunction(() => (document.querySelector('[role=tree]')?.clientHeight ?? 0) > 100_000);
    await benchFilter(page);
    await benchDrag(page);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function benchOpening(page: Page, row: Locator): Promise<void> {
  const [whole, own]: [number[], number[]] = [[], []];
  for (let i = 0; i < 10; i++) {
    await page.reload({ waitUntil: 'commit' });
    await row.waitFor();
    const duration = await paintedAfterNavigation(page);
    const answered = await page.evaluate(() => {
      const menu = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/menus/20'));
      return menu instanceof PerformanceResourceTiming ? menu.responseEnd : Number.NaN;
    });
    whole.push(duration);
    own.push(duration - answered);
  }
  figure('page loaded anew, to the first row', leastAndMedian(whole), '300 ms');
  figure('  of it from the tree to the first row', leastAndMedian(own));
}

/** Time of script and layout after each of these events, in milliseconds. */
async function costsOf(page: Page, event: string, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate((name) => {
    const costs: number[] = [];
    const listen = () => {
      const started = performance.now();
      setTimeout(() => {
        document.body.getBoundingClientRect();
        costs.push(performance.now() - started);
      });
    };
    document.addEventListener(name, listen, { capture: true });
    Object.assign(window, {
      costs,
      stopListening: () => document.removeEventListener(name, listen, { capture: true }),
    });
  }, event);
  await work();
  return page.evaluate(() => {
    const measured = window as unknown as { costs: number[]; stopListening: () => void };
    measured.stopListening();
    return measured.costs;
  });
}

async function benchFilter(page: Page): Promise<void> {
  const box = page.getByRole('searchbox', { name: /Szukaj kategorii/ });
  const samples = await costsOf(page, 'input', async () => {
    for (const text of ['kategoria', 'numer 123']) {
      await box.fill('');
      await box.pressSequentially(text, { delay: 100 });
    }
  });
  figure('one key of the filter', leastAndMedian(samples), '16 ms');
  figure('  the slowest', ms(Math.max(...samples)));
  await box.fill('');
}

async function benchDrag(page: Page): Promise<void> {
  const handle = page.getByRole('treeitem').nth(3).locator('.sortable-handle');
  const { x = 0, y = 0 } = (await handle.boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 20);
  await page.evaluate(() => {
    const frames: number[] = [];
    const step = (now: number) => {
      frames.push(now);
      if (frames.length < 10_000) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    Object.assign(window, { frames });
  });
  const samples = await costsOf(page, 'pointermove', async () => {
    for (let i = 0; i < 120; i++) {
      await page.mouse.move(x + 20 + 40 * Math.sin(i / 8), y + 20 + 200 * (1 - Math.cos(i / 12)));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  });
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const gaps = frames.slice(1).map((now, index) => now - (frames[index] ?? now));
  figure('one step of a drag', leastAndMedian(samples), '16 ms');
  figure('  the slowest', ms(Math.max(...samples)));
  figure('  frames of more than 34 ms', `${gaps.filter((gap) => gap > 34).length} of ${gaps.length}`, '0');
}
