// When an element is painted, told by the page itself: a locator asks only now and then, up to half a second late.
import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds since the epoch; resolves once the element that is watched for is painted. */
    painted?: Promise<number>;
  }
}

/** Now, in milliseconds since the epoch, by the clock of the pages. */
export const now = () => performance.timeOrigin + performance.now();

/** In every document of this context: waits for the first element of this selector that has a text. */
export async function watchPainting(context: BrowserContext, selector: string): Promise<void> {
  await context.addInitScript((sought) => {
    window.painted = new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        const found = [...document.querySelectorAll(sought)].some(({ textContent }) => /\S/.test(textContent));
        if (!found) return;
        watch.disconnect();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        // a message that is sent while a frame is made arrives after it is painted
        requestAnimationFrame(() => port2.postMessage(null));
      });
      watch.observe(document, { subtree: true, childList: true, characterData: true });
    });
  }, selector);
}

/** When the element of the present document was painted, in milliseconds since the epoch. */
export async function paintedAt(page: Page): Promise<number> {
  return (await page.evaluate(() => window.painted)) ?? Number.NaN;
}

/** Milliseconds from the navigation of the present document until then. */
export async function paintedAfterNavigation(page: Page): Promise<number> {
  return (await paintedAt(page)) - (await page.evaluate(() => performance.timeOrigin));
}
