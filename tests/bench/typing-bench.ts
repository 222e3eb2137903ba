// Typing in a long article in Chromium: how long each key blocks the page.
import type { Page } from '@playwright/test';
import type { Product } from '../support/product.ts';
import { figure, ms, percentile, print } from './figures.ts';

const text = 'Zmiana uchwały w sprawie opłat za korzystanie z hali w gminie';

/** About 200 kB of typical content: paragraphs, headings, lists, some tables with merged cells. */
function longContent(): string {
  const row = '<tr><td>600</td><td>60016</td><td>12 500,00</td></tr>';
  const table = `<table><tbody><tr><td colspan="2">Wydatki</td><td>Kwota</td></tr>${row.repeat(12)}</tbody></table>`;
  const part = (n: number) => `<h2>Rozdział ${n}</h2>
    <p>§ ${n}. Na podstawie art. 18 ust. 2 pkt 15 ustawy z dnia 8 marca 1990 r. o <strong>samorządzie gminnym</strong> uchwala się: ${'zasady korzystania z obiektów gminnych, '.repeat(20)}.</p>
    <ol><li>${'Opłata wynosi 120 zł miesięcznie. '.repeat(5)}</li><li>Termin upływa 30 listopada.</li></ol>
    ${n % 10 === 0 ? table : ''}`;
  let html = '';
  for (let n = 1; html.length < 200_000; n++) html += part(n);
  return html;
}

async function articleWith(product: Product, content: string): Promise<number> {
  const response = await fetch(`${product.url}/api/articles`, {
    method: 'POST',
    headers: { authorization: `Bearer ${product.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Uchwała z długą treścią',
      shortDescription: 'Do mierzenia',
      content,
      baseArticleProvidingEntity: 'Urząd Gminy',
      baseArticleAuthorName: 'Jan Kowalski',
      baseArticleInformationCreated: new Date(Date.now() - 60_000).toISOString(),
    }),
  });
  if (!response.ok) throw new Error(`The article was not created: ${response.status} ${await response.text()}`);
  const { id } = (await response.json()) as { id: number };
  return id;
}

/** Presses keys at the cursor and measures how long the page was blocked, in wall time and thread time. */
async function measureTyping(page: Page, label: string, press: () => Promise<number>): Promise<void> {
  await page.evaluate(() => {
    const observed = { long: [] as number[], events: [] as number[] };
    Object.assign(window, { observed });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) observed.long.push(duration);
    }).observe({ type: 'longtask' });
    const keyEvents = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') observed.events.push(duration);
    }).observe(keyEvents);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const threadTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await threadTime();
  const keys = await press();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  const busy = (await threadTime()) - before;
  const observed: unknown = await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'observed')?.value);
  const { long, events } = observed as { long: number[]; events: number[] };
  figure(`${label}: tasks over 50 ms in ${keys} keys`, String(long.length), '0');
  figure(`${label}: longest of them`, ms(Math.max(0, ...long)), '50 ms');
  figure(`${label}: key to paint, p95`, ms(percentile(events.length > 0 ? events : [0], 0.95)), '50 ms');
  figure(`${label}: thread time of the page per key`, ms(busy / keys));
  await devtools.detach();
}

// Longer than the debounce of the saved draft, so that saving it is measured too.
const delay = 120;

async function letters(page: Page): Promise<number> {
  await page.keyboard.type(text, { delay });
  return text.length;
}

/** Breaks and rejoins lines, which moves all the following content. */
async function lineBreaks(page: Page): Promise<number> {
  const pairs = 10;
  for (let n = 0; n < pairs; n++) {
    await page.keyboard.press('Enter', { delay });
    await page.keyboard.press('Backspace', { delay });
  }
  return pairs * 2;
}

/** The check of the texts runs in steps, which the card names among the measures of the browser (use-findings.ts). */
async function benchCheck(page: Page): Promise<void> {
  const steps = () =>
    page.evaluate(() => performance.getEntriesByName('check of texts').map(({ duration }) => duration));
  await page.waitForFunction(() => performance.getEntriesByName('check of texts').length >= 9);
  const first = await steps();
  figure('check of the texts, first', ms(sum(first)), '30 ms');
  const found: number[][] = [];
  for (let round = 0; round < 5; round++) {
    const before = (await steps()).length;
    await page.getByLabel('Krótki opis').press('a');
    await page.waitForFunction((count) => performance.getEntriesByName('check of texts').length >= count + 9, before);
    found.push((await steps()).slice(before));
  }
  figure('check of the texts, p50 of later ones', ms(percentile(found.map(sum), 0.5)), '30 ms');
  figure('  longest step of all', ms(Math.max(...first, ...found.flat())), '50 ms');
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

export async function benchTyping(page: Page, product: Product): Promise<void> {
  print('\nTyping in an article of 200 kB in Chromium');
  const id = await articleWith(product, longContent());
  await page.goto(`/artykuly/artykuly/edytuj/${id}`);
  const started = performance.now();
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.getByRole('heading', { name: 'Rozdział 1', exact: true }).waitFor();
  figure('card with its content shown', ms(performance.now() - started));
  await benchCheck(page);
  await editor.locator('p').filter({ hasText: '§ 20.' }).click();
  await page.keyboard.press('End');
  await measureTyping(page, 'in a paragraph', () => letters(page));
  await measureTyping(page, 'Enter and Backspace', () => lineBreaks(page));
  await editor.getByText('12 500,00').nth(30).click();
  await measureTyping(page, 'in a cell of a table', () => letters(page));
  await page.getByLabel('Krótki opis').click();
  await measureTyping(page, 'in the short description', () => letters(page));
}
