// The docked preview beside a page at 200 % and 400 % (WCAG 2.4.11).
import { expect, test } from '@playwright/test';
import { signIn } from '../support/signed-in.ts';

test('the docked preview does not cover what has the focus', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('redakcja-bip:podglad-strony', 'widoczny'));
  await signIn(page, 'administrator', '/ustawienia/banery/edytuj/1');
  for (const [width, height] of [
    [720, 450],
    [360, 225],
    [800, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByTitle('Podgląd strony')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const panel = document.querySelector('.on-site-panel');
        if (focused === null || panel === null || panel.contains(focused) || focused.closest('main') === null)
          return null;
        const box = focused.getBoundingClientRect();
        const over = panel.getBoundingClientRect();
        return box.height > 0 && box.top >= over.top && box.bottom <= over.bottom ? focused.outerHTML : null;
      });
      expect(covered, `${width} × ${height}`).toBeNull();
    }
  }
});
