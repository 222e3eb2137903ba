// A list keeps its frame: density, parts that stay in sight, and no row that moves while others come.
import { expect, type Page, test } from '@playwright/test';
import { recordShifts, shiftOf } from '../support/layout-shifts.ts';
import { expectAccessible, signIn } from '../support/signed-in.ts';

const rows = (page: Page) => page.locator('tbody tr:not(.list-skeleton)');

test('fourteen rows of 44 px are seen at 1440 × 900, and the frame stays in sight', async ({ page }) => {
  await signIn(page, 'administrator', '/artykuly/artykuly');
  await expect(rows(page)).toHaveCount(20);
  const heights = await rows(page).evaluateAll((all) => [...new Set(all.map((one) => one.clientHeight))]);
  expect(heights).toEqual([44]);
  const seen = await page.evaluate(() => {
    const pager = document.querySelector('.list-pager')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('tbody tr')].filter((row) => row.getBoundingClientRect().bottom <= pager)
      .length;
  });
  expect(seen).toBeGreaterThanOrEqual(14);

  await rows(page).getByRole('checkbox', { disabled: false }).first().check();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  for (const part of ['.list-bar', 'th.list-name-cell', '.list-pager'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Zaznaczono 1')).toBeInViewport();
  const [bar, headings] = await page.evaluate(() =>
    ['.list-bar', 'thead th'].map((part) => document.querySelector(part)?.getBoundingClientRect()),
  );
  expect(Math.abs((headings?.top ?? 0) - (bar?.bottom ?? 9))).toBeLessThanOrEqual(1);
  await expectAccessible(page);
});

for (const width of [1440, 1024]) {
  test(`nothing moves while rows come, after a search and after a change of status: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    await signIn(page, 'administrator', '/artykuly/artykuly');
    await page.reload();
    await expect(rows(page)).toHaveCount(20);
    await page.getByRole('searchbox').fill('budżet');
    await expect(page.getByText('Wyczyść filtry')).toBeVisible();
    await expect(rows(page)).not.toHaveCount(20);
    await page.getByText('Wyczyść filtry').click();
    await expect(rows(page)).toHaveCount(20);
    if (width >= 1250) {
      await page.getByRole('link', { name: 'Wycofane' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Artykuły wycofane' })).toBeVisible();
      await expect(rows(page)).not.toHaveCount(20);
      // other tests withdraw more
      await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(3);
    }
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });
}
