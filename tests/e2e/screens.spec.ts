// Every screen: accessible, also in the colours of the system, and not wider than a page at 400 % (WCAG 1.4.10).
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectContrast, signIn } from '../support/signed-in.ts';

test.describe.configure({ mode: 'parallel' });

const parts = [0, 1, 2, 3, 4, 5];

/** What the main menu does not lead to. */
const forms = [
  '/artykuly/artykuly/edytuj/15',
  '/artykuly/artykuly/utworz-nowy',
  '/dostep/role/edytuj/1',
  '/dostep/role/utworz-nowa',
  '/dostep/uzytkownicy/utworz-nowego',
  '/slowniki/kody-iso/utworz-nowy',
  '/ustawienia/banery/utworz-nowy',
  '/ustawienia/kafle/utworz-nowy',
  '/ustawienia/kanaly-rss/utworz-nowy',
  '/ustawienia/naglowek-systemu/PL',
  '/ustawienia/wersje-jezykowe/edytuj/2',
  '/zmiana-hasla',
];

/** One of each kind of screen. */
const kinds = new Set([
  '/',
  '/artykuly/artykuly',
  '/artykuly/artykuly/edytuj/15',
  '/dostep/uzytkownicy',
  '/dostep/role/utworz-nowa',
  '/dostep/dziennik',
  '/slowniki/kody-iso',
  '/zarzadzanie-menu/pionowe',
  '/ustawienia',
  '/ustawienia/kafle',
  '/ustawienia/wersje-jezykowe/edytuj/2',
  '/ustawienia/stopka-systemu/PL',
  '/ustawienia/grafiki',
  '/bip-archiwalny/zarzadzanie',
]);

const addressesIn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

/** Goes to another screen as a link does, without loading the application again. */
async function go(page: Page, address: string): Promise<void> {
  const title = page.locator('h1').first();
  const before = await title.textContent();
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await expect(title, address).not.toHaveText(before ?? '');
}

async function expectLoaded(page: Page, address: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"], .loader, .skeleton, .p-skeleton'), address).toHaveCount(0);
}

async function expectNarrow(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  // parts that know the width follow it a moment later
  await expect.soft
    .poll(() => page.evaluate(() => document.scrollingElement?.scrollWidth), { message: address, timeout: 10_000 })
    .toBe(320);
  // WCAG 4.1.2: names are on elements with a role
  const named = await page.evaluate(() =>
    [...document.querySelectorAll(':is(div, span, p, i, b, label, caption)[aria-label]:not([role])')].map(
      ({ outerHTML }) => outerHTML.slice(0, 200),
    ),
  );
  expect.soft(named, address).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const part of parts) {
  test(`the screens are accessible and fit a narrow page: part ${part + 1} of ${parts.length}`, async ({ page }) => {
    await signIn(page, 'administrator');
    const menu = await addressesIn(page, 'nav[aria-label="Menu główne"] a[href^="/"]');
    expect(menu.length).toBeGreaterThan(20);
    const screens = [...new Set(['/', ...menu, ...forms, ...kinds])];
    for (const address of screens.filter((_, index) => index % parts.length === part)) {
      if (address !== '/') await go(page, address);
      await expectLoaded(page, address);
      await expectAccessible(page);
      if (kinds.has(address)) {
        await page.emulateMedia({ forcedColors: 'active' });
        await expectContrast(page);
        await page.emulateMedia({ forcedColors: 'none' });
      }
      await expectNarrow(page, address);
    }
  });
}

test('the help fits a narrow page', async ({ page }) => {
  await page.goto('/pomoc');
  const help = await addressesIn(page, 'main a[href^="/pomoc/"]');
  expect(help.length).toBeGreaterThan(10);
  for (const address of ['/pomoc', ...help]) {
    await page.goto(address);
    await expectNarrow(page, address);
  }
});
