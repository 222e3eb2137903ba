// Typing in a long article in Chromium: how long each key keeps the page from answering.
import type { Page } from '@playwright/test';
import { figure, ms, percentile, say } from './figures.ts';
import type { Product } from './product.ts';

const text = 'Zmiana uchwały w sprawie opłat za korzystanie z hali w gminie';

/** About 200 kB as resolutions are: paragraphs, headings, lists, and now and then a table with merged cells. */
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
  const answer = await fetch(`${product.url}/api/articles`, {
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
  if (!answer.ok) throw new Error(`The article was not created: ${answer.status} ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: number };
  return id;
}

/** Presses keys where the cursor is and tells how long the page was kept from answering, by the clock and in time of its own thread. */
async function typed(page: Page, what: string, press: () => Promise<number>): Promise<void> {
  await page.evaluate(() => {
    const seen = { long: [] as number[], events: [] as number[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.long.push(duration);
    }).observe({ type: 'longtask' });
    const keyed = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.events.push(duration);
    }).observe(keyed);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await worked();
  const keys = await press();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  const own = (await worked()) - before;
  const seen: unknown = await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'seen')?.value);
  const { long, events } = seen as { long: number[]; events: number[] };
  figure(`${what}: tasks over 50 ms in ${keys} keys`, String(long.length), '0');
  figure(`${what}: longest of them`, ms(Math.max(0, ...long)), '50 ms');
  figure(`${what}: key to picture, p95`, ms(percentile(events.length > 0 ? events : [0], 0.95)), '50 ms');
  figure(`${what}: own time of the page per key`, ms(own / keys));
  await devtools.detach();
}

// Slower than the draft is kept, so that keeping it is measured too.
const delay = 120;

async function letters(page: Page): Promise<number> {
  await page.keyboard.type(text, { delay });
  return text.length;
}

/** Lines broken and put together again, which moves all that follows. */
async function lineBreaks(page: Page): Promise<number> {
  const pairs = 10;
  for (let n = 0; n < pairs; n++) {
    await page.keyboard.press('Enter', { delay });
    await page.keyboard.press('Backspace', { delay });
  }
  return pairs * 2;
}

export async function benchTyping(page: Page, product: Product): Promise<void> {
  say('\nTyping in an article of 200 kB in Chromium');
  const id = await articleWith(product, longContent());
  await page.goto(`/artykuly/artykuly/edytuj/${id}`);
  const started = performance.now();
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.getByRole('heading', { name: 'Rozdział 1', exact: true }).waitFor();
  figure('the card with its content is there', ms(performance.now() - started));
  await editor.locator('p').filter({ hasText: '§ 20.' }).click();
  await page.keyboard.press('End');
  await typed(page, 'in a paragraph', () => letters(page));
  await typed(page, 'Enter and Backspace', () => lineBreaks(page));
  await editor.getByText('12 500,00').nth(30).click();
  await typed(page, 'in a cell of a table', () => letters(page));
  await page.getByLabel('Krótki opis').click();
  await typed(page, 'in the short description', () => letters(page));
}
