// How far parts of a page move while it comes.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifted: number;
  }
}

/** Sum of all layout shifts from the start of each page on, those that follow an input included. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved so far. */
export const shiftOf = (page: Page) => page.evaluate(() => window.shifted);
