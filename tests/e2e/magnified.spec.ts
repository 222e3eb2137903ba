// A page at 200 % and 400 % (WCAG 1.4.10, 2.4.11), and names of elements, on every screen (WCAG 4.1.2).
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/signed-in.ts';

const addressesIn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

const forms = [
  '/artykuly/artykuly/edytuj/15',
  '/dostep/uzytkownicy/utworz-nowego',
  '/slowniki/kody-iso/utworz-nowy',
  '/ustawienia/banery/utworz-nowy',
  '/ustawienia/kanaly-rss/utworz-nowy',
  '/ustawienia/wersje-jezykowe/edytuj/2',
];

test('no screen scrolls sideways at 320 px, and names are on elements with a role', async ({ page }) => {
  test.slow();
  await signIn(page, 'administrator');
  const screens = await addressesIn(page, 'nav[aria-label="Menu główne"] a[href^="/"]');
  expect(screens.length).toBeGreaterThan(20);
  await page.goto('/pomoc');
  const help = await addressesIn(page, 'main a[href^="/pomoc/"]');
  expect(help.length).toBeGreaterThan(10);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [...screens, ...forms, ...help]) {
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"], .loader')).toHaveCount(0);
    const found = await page.evaluate(() => ({
      width: document.scrollingElement?.scrollWidth,
      named: [...document.querySelectorAll(':is(div, span, p, i, b, label, caption)[aria-label]:not([role])')].map(
        ({ outerHTML }) => outerHTML.slice(0, 200),
      ),
    }));
    expect.soft(found, address).toEqual({ width: 320, named: [] });
  }
});

for (const [width, height] of [
  [720, 450],
  [360, 225],
  [800, 900],
] as const) {
  test(`the docked preview does not cover what has the focus: ${width} × ${height}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('redakcja-bip:podglad-strony', 'widoczny'));
    await page.setViewportSize({ width, height });
    await signIn(page, 'administrator', '/ustawienia/banery/edytuj/1');
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
      expect(covered).toBeNull();
    }
  });
}
