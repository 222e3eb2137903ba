// Where a toast stands: it covers neither the sidebar nor the clock of the session in the footer.
import { expect, test } from '@playwright/test';
import { signIn } from '../support/signed-in.ts';

test('a toast leaves the sidebar and the footer free at every width', async ({ page }) => {
  await signIn(page, 'administrator', '/artykuly/artykuly/edytuj/15');
  const steps = page.getByRole('navigation', { name: 'Status artykułu' });
  const toast = page.locator('.p-toast-message');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    // a step that is switched off tells its reason
    await steps.getByRole('button', { name: 'Wycofany' }).click({ force: true });
    await expect(toast).toBeVisible();
    // it rises from behind the footer
    await toast.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map((one) => one.finished.catch(() => {}))),
    );
    const sides = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const sidebar = box('.shell-with-sidebar .sidebar')?.right ?? 0;
      return { toast: box('.p-toast-message'), sidebar, footer: box('.footer')?.top ?? 0 };
    });
    expect(sides.toast?.bottom).toBeLessThanOrEqual(sides.footer);
    expect(sides.toast?.left).toBeGreaterThanOrEqual(sides.sidebar);
    expect(sides.toast?.right).toBeLessThanOrEqual(width);
    await toast.getByRole('button', { name: 'Zamknij' }).click();
    await expect(toast).toHaveCount(0);
  }
});
