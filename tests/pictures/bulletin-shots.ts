// Pictures of the bulletin for README and docs: pages of the demonstration as citizens see them, in three widths.
import type { Browser, Page } from '@playwright/test';

interface BulletinShot {
  /** Beginning of the file name in docs/images; the width follows. */
  name: string;
  path: string;
  /** Leads on from there. */
  open?: (page: Page) => Promise<unknown>;
  widths: readonly number[];
}

const all = [1440, 768, 390];

const budget = 'Uchwała nr XXIII/187/2026 w sprawie budżetu gminy na rok 2027';
const openBudget = (page: Page) => page.getByRole('link', { name: budget }).first().click();

async function openText(page: Page): Promise<void> {
  await openBudget(page);
  await page.getByRole('link', { name: /^czytaj jako tekst/ }).click();
}

async function openDifference(page: Page): Promise<void> {
  await openBudget(page);
  await page.getByRole('link', { name: 'co się zmieniło' }).click();
}

export const bulletinShots: readonly BulletinShot[] = [
  { name: 'bulletin-home', path: '/', widths: all },
  { name: 'bulletin-article', path: '/', open: openBudget, widths: all },
  { name: 'bulletin-category', path: '/kategoria/11', widths: [768] },
  { name: 'bulletin-search', path: '/szukaj?q=podatku', widths: [768] },
  { name: 'bulletin-difference', path: '/', open: openDifference, widths: [768] },
  { name: 'bulletin-text', path: '/', open: openText, widths: [768] },
  { name: 'bulletin-changes', path: '/zmiany', widths: [768] },
  { name: 'bulletin-office', path: '/urzad', widths: [768] },
  { name: 'bulletin-data', path: '/dane', widths: [768] },
  { name: 'bulletin-contrast', path: '/?wyglad=kontrast&wyglad=tekst', widths: [390] },
];

/** Tall enough for the beginning of a page; a phone shows less at once. */
const heightOf = (width: number) => (width < 600 ? 1400 : 1100);

export async function takeBulletin(
  browser: Browser,
  address: string,
  { name, path, open, widths }: BulletinShot,
  save: (name: string, shot: Buffer) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: heightOf(width) }, locale: 'pl-PL' });
    await page.goto(address + path);
    await open?.(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(height, heightOf(width)) };
    await save(`${name}-${width}`, await page.screenshot({ clip }));
    await page.close();
  }
}
