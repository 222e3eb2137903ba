// Opens the screens of the back office, one after another by their links, without the policy that forbids scripts: the second wall is the one that is tried.
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumForTests } from '../support/chromium.ts';
import type { Product } from '../support/product.ts';
import { signInByHand } from '../support/signed-in.ts';

const maxScreens = 120;

/** @param made addresses of records in the API that have scripts in them */
export async function runOnScreens(
  { url }: Product,
  made: readonly string[],
): Promise<{ screens: number; run: string[] }> {
  const browser = await chromium.launch({ executablePath: chromiumForTests(), args: chromiumFlags });
  const context = await browser.newContext({ baseURL: url, bypassCSP: true });
  const run: string[] = [];
  let current = '/';
  await context.exposeFunction('x', () => run.push(current));
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    run.push(`${current} ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  });
  await signInByHand(page, 'administrator');
  const articles = made.flatMap((path) => {
    const id = /^\/api\/articles\/(\d+)$/.exec(path)?.[1];
    return id === undefined ? [] : [`/artykuly/artykuly/edytuj/${id}`];
  });
  const queue = [...articles, '/'];
  const known = new Set(queue);
  let screens = 0;
  for (const path of queue) {
    if (screens === maxScreens) break;
    current = path;
    screens += 1;
    await page.goto(path, { waitUntil: 'networkidle' });
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const link of links.map((one) => one.replace(/[?#].*/, ''))) {
      if (known.has(link) || /^\/(?:api|identity)\//.test(link)) continue;
      known.add(link);
      queue.push(link);
    }
  }
  await browser.close();
  return { screens, run };
}
