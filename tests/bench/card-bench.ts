// A card opened from the list with a warm cache, and the way back, in Chromium: from the event to the painted element.
import type { Page, Request } from '@playwright/test';
import { figure, leastAndMedian, print } from './figures.ts';
import { firstRow } from './first-visit-bench.ts';

declare global {
  interface Window {
    /** Milliseconds to each element of the measurement that is under way. */
    measured?: Promise<number[]>;
  }
}

const runs = 12;
/** Opened before the measured ones: the code of the card is loaded and compiled. */
const warmUp = 3;

const title = '.form-page h1';
/** An editor is there once it has its text and its name. */
const editor = '.form-page .ql-editor[aria-label]';

/** Milliseconds from the next `event` of the page to the frame that shows each of these elements with a text. */
async function paintedAfter(page: Page, event: string, selectors: string[], act: () => Promise<unknown>) {
  await page.evaluate(
    ([name, ...sought]) => {
      const painted = (selector: string, start: number) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (!/\S/.test(document.querySelector(selector)?.textContent ?? '')) return;
            watch.disconnect();
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start);
            // a message that is sent while a frame is made arrives after it is painted
            requestAnimationFrame(() => port2.postMessage(null));
          };
          const watch = new MutationObserver(look);
          watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
          // the application may have rendered it before this listener of the same event
          look();
        });
      window.measured = new Promise((resolve) => {
        const begin = ({ timeStamp }: Event) => resolve(Promise.all(sought.map((one) => painted(one, timeStamp))));
        window.addEventListener(name ?? '', begin, { capture: true, once: true });
      });
    },
    [event, ...selectors],
  );
  await act();
  return (await page.evaluate(() => window.measured)) ?? [];
}

/** Waits until every request of the page is answered and the page has nothing to do, so that no step is measured with the work of the one before. */
async function atRest(page: Page, requests: Request[]): Promise<void> {
  do {
    await Promise.all(requests.splice(0).map((request) => request.response()));
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  } while (requests.length > 0);
}

export async function benchCardFromList(page: Page): Promise<void> {
  print('\nA card from the list and back, warm, least / p50');
  const [titles, editors, backs]: [number[], number[], number[]] = [[], [], []];
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('request', note);
  await page.goto('/artykuly/artykuly');
  for (let i = 0; i < warmUp + runs; i++) {
    await firstRow(page).waitFor();
    const link = page.locator('.list-row-link').nth(i % 5);
    // as a person moves the mouse there before pressing
    await link.hover();
    await atRest(page, requests);
    const [toTitle = Number.NaN, toEditor = Number.NaN] = await paintedAfter(page, 'click', [title, editor], () =>
      link.click(),
    );
    await atRest(page, requests);
    const [toList = Number.NaN] = await paintedAfter(page, 'popstate', ['tbody tr td .list-row-link'], () =>
      page.evaluate(() => history.back()),
    );
    if (i < warmUp) continue;
    titles.push(toTitle);
    editors.push(toEditor);
    backs.push(toList);
  }
  page.off('request', note);
  figure('title of the card', leastAndMedian(titles), '80 ms');
  figure('its editor with the text', leastAndMedian(editors), '100 ms');
  figure('back to the list', leastAndMedian(backs), '60 ms');
}
