// What a browser needs for the list of articles: compressed JavaScript, and the time to the first row.
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumForTests } from '../support/chromium.ts';
import { figure, ms, percentile, say } from './figures.ts';
import { type Place, startProduct } from './product.ts';

export async function benchWeb(place: Place): Promise<void> {
  say('\nThe list of articles in Chromium');
  const product = await startProduct(place);
  const browser = await chromium.launch({ executablePath: chromiumForTests(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ baseURL: product.url, locale: 'pl-PL' });
    await page.goto('/artykuly/artykuly');
    await page.getByLabel('Login lub e-mail').fill('anna.nowak');
    await page.getByLabel('Hasło').fill('Demo1234');
    await page.getByRole('button', { name: 'Zaloguj' }).click();
    const row = page.locator('tbody tr td a, tbody tr td').filter({ hasText: /\S/ }).first();
    await row.waitFor();
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter((entry) => entry.name.endsWith('.js'))
        .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    );
    figure('JavaScript, compressed', `${(scripts / 1000).toFixed(0)} kB`, '230 kB');
    const samples: number[] = [];
    for (let i = 0; i < 10; i++) {
      const started = performance.now();
      await page.reload({ waitUntil: 'commit' });
      await row.waitFor();
      samples.push(performance.now() - started);
    }
    figure('first row, p50', ms(percentile(samples, 0.5)), '300 ms');
  } finally {
    await browser.close();
    await product.stop();
  }
}
