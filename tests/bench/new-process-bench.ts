// The list of articles in a process that knows nothing of the application: no cache, no compiled code; the sign-in alone is stored.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { figure, leastAndMedian, ms, percentile } from './figures.ts';
import { firstRow, signInToList } from './first-visit-bench.ts';
import { paintedAfterNavigation, watchPainting } from './painting.ts';

declare global {
  interface Window {
    /** Milliseconds of each task over 50 ms so far. */
    longTasks?: number[];
  }
}

const runs = 15;
const list = '/artykuly/artykuly';
/** Static HTML of this server, with the fonts of the product. */
const staticPage = '/pomoc/podrecznik-redaktora';

type Stored = Record<string, string>;

/** A new context, and with it a new process, signed in as the tab that this was copied from. */
async function newProcess(browser: Browser, url: string, stored: Stored, watched: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'pl-PL', viewport: { width: 1440, height: 900 } });
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
  }, stored);
  await watchPainting(context, watched);
  await watchTasks(context);
  return context.newPage();
}

async function watchTasks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: number[] = [];
    window.longTasks = noted;
    new PerformanceObserver((tasks) => noted.push(...tasks.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
}

interface Visit {
  row: number;
  /** Milliseconds until the first call of the API leaves. */
  firstCall: number;
  /** The longest task until a moment after the row; 0 when none takes over 50 ms. */
  longest: number;
}

async function visit(page: Page): Promise<Visit> {
  await page.goto(list, { waitUntil: 'commit' });
  await firstRow(page).waitFor();
  const row = await paintedAfterNavigation(page);
  const firstCall = await page.evaluate(() =>
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
        .map(({ startTime }) => startTime),
    ),
  );
  await page.waitForLoadState('networkidle');
  const longest = await page.evaluate(() => Math.max(0, ...(window.longTasks ?? [])));
  return { row, firstCall, longest };
}

/** JavaScript that is evaluated when the first row is there, and how much of it has run by then, in bytes of the files. */
async function evaluated(page: Page): Promise<{ bytes: number; used: number; files: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Debugger.enable');
  const lengths = new Map<string, number>();
  session.on('Debugger.scriptParsed', ({ scriptId, length = 0 }) => lengths.set(scriptId, length));
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  await page.goto(list, { waitUntil: 'commit' });
  await firstRow(page).waitFor();
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const own = result.filter(({ url }) => url.endsWith('.js'));
  const sizes = own.map(({ scriptId }) => lengths.get(scriptId) ?? 0);
  const used = own.map(({ scriptId, functions }) => usedOf(lengths.get(scriptId) ?? 0, functions));
  return { bytes: sum(sizes), used: sum(used), files: own.length };
}

interface CoveredFunction {
  ranges: readonly { startOffset: number; endOffset: number; count: number }[];
}

/** Ranges are nested, the inner one decides: they come from the outer to the inner one. */
function usedOf(length: number, functions: readonly CoveredFunction[]): number {
  const isUsed = new Uint8Array(length);
  for (const { ranges } of functions)
    for (const { startOffset, endOffset, count } of ranges) isUsed.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return isUsed.reduce((total, one) => total + one, 0);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

async function storedSignIn(browser: Browser, url: string): Promise<Stored> {
  const context = await browser.newContext({ baseURL: url, locale: 'pl-PL' });
  const page = await context.newPage();
  await watchPainting(context, 'form label, tbody tr td');
  await signInToList(page);
  const stored: Stored = await page.evaluate(() => ({ ...sessionStorage }));
  await context.close();
  return stored;
}

export async function benchNewProcess(browser: Browser, url: string): Promise<void> {
  const stored = await storedSignIn(browser, url);
  const visits: Visit[] = [];
  const statics: number[] = [];
  // one after the other: what else the machine does meets both
  for (let i = 0; i < runs; i++) {
    const page = await newProcess(browser, url, stored, 'tbody tr td');
    visits.push(await visit(page));
    await page.context().close();
    const plain = await newProcess(browser, url, stored, 'main p');
    await plain.goto(staticPage, { waitUntil: 'commit' });
    statics.push(await paintedAfterNavigation(plain));
    await plain.context().close();
  }
  const rows = visits.map(({ row }) => row);
  figure('first row in a new process', leastAndMedian(rows), '400 ms');
  figure('  a static page of the server in one', leastAndMedian(statics));
  figure('  the row in static pages', `${(median(rows) / median(statics)).toFixed(2)} ×`, '2.4 ×');
  figure('  first call of the API leaves', ms(median(visits.map(({ firstCall }) => firstCall))));
  figure('  longest task', ms(median(visits.map(({ longest }) => longest))), '50 ms');
  const page = await newProcess(browser, url, stored, 'tbody tr td');
  const { bytes, used, files } = await evaluated(page);
  await page.context().close();
  figure('  JavaScript evaluated before it', `${(bytes / 1000).toFixed(0)} kB in ${files}`, '350 kB');
  figure('  of it used', `${((used / bytes) * 100).toFixed(0)} %`, '75 %');
}
