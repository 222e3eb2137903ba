// What stays in sight while a card scrolls leaves the room to the work.
import { expect, test } from '@playwright/test';
import { signIn } from '../support/signed-in.ts';

const sizes = [
  { name: 'a telephone', width: 390, height: 800 },
  { name: 'a page at 200 %', width: 720, height: 450 },
  { name: 'a small computer', width: 1024, height: 768 },
];

test('sticky parts keep under a quarter of the height', async ({ page }) => {
  await signIn(page, 'administrator', '/artykuly/artykuly/edytuj/15');
  await expect(page.getByRole('heading', { name: 'Wersje' })).toBeVisible();
  for (const { name, ...size } of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(page.locator('[data-stuck]')).toBeVisible();
    const kept = await page.evaluate(() => {
      const shown = ['.demo-banner', '.header', '.form-bar', '.footer'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return shown.reduce(
        (sum, box) => sum + Math.max(0, Math.min(box?.bottom ?? 0, innerHeight) - Math.max(box?.top ?? 0, 0)),
        0,
      );
    });
    expect(kept, name).toBeGreaterThan(50);
    expect(kept, name).toBeLessThan(size.height / 4);
    await expect(page.getByRole('button', { name: 'Zapisz' })).toBeInViewport();
  }
});
