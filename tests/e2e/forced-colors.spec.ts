// Colours chosen by the system: what is chosen, ticked or switched off is told apart without our own colours.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectContrast, signIn } from '../support/signed-in.ts';

/** Computed values of an element, with those of the system's colours. */
function looks(locator: Locator, property: 'color' | 'backgroundColor') {
  return locator.evaluate((element, name) => getComputedStyle(element)[name], property);
}

async function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((keyword) => {
    const probe = document.createElement('i');
    probe.style.color = keyword;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}

/** Calls to the address are not answered before they are released. */
async function holdCalls(page: Page, address: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return { release };
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
});

test('a tick, the chosen tab, the open entry and what is switched off are marked', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 768 });
  await signIn(page, 'administrator', '/dostep/uzytkownicy/edytuj/3');
  const tab = page.getByRole('tab', { name: 'Menu poziome' });
  await expect(page.getByRole('checkbox', { name: 'Aktualności' })).toBeChecked();
  const [chosen, off] = [await systemColour(page, 'Highlight'), await systemColour(page, 'GrayText')];
  expect(await looks(tab, 'backgroundColor')).toBe(chosen);
  expect(await looks(page.getByRole('tab', { name: 'Menu pionowe' }), 'backgroundColor')).not.toBe(chosen);
  expect(await looks(page.locator('.p-checkbox-box').first(), 'backgroundColor')).toBe(chosen);
  expect(await looks(page.getByRole('link', { name: 'Użytkownicy' }).first(), 'backgroundColor')).toBe(chosen);
  expect(await looks(page.getByRole('button', { name: 'Zapisz' }), 'color')).toBe(off);
  expect(await looks(page.getByRole('button', { name: 'Reset hasła' }), 'color')).not.toBe(off);
});

test('the dot of a status and a locked choice are told apart, and rows that are replaced stay readable', async ({
  page,
}) => {
  await signIn(page, 'administrator', '/artykuly/artykuly');
  const dot = page.locator('.status-dot').first();
  await expect(dot).toBeVisible();
  expect(await looks(dot, 'backgroundColor')).toBe(await systemColour(page, 'CanvasText'));
  const held = await holdCalls(page, '**/api/articles?*');
  await page.getByRole('button', { name: 'Następna strona' }).click();
  await expect(page.locator('.list-table')).toHaveAttribute('aria-busy', 'true');
  await expectContrast(page);
  held.release();
  await page.emulateMedia({ forcedColors: 'none' });
  await page.goto('/dostep/role/edytuj/1');
  await expect(page.getByRole('checkbox', { name: 'Zarządzanie menu' })).toHaveCSS('opacity', '0.6');
});

test('a handle and an action that are switched off look so', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 768 });
  await signIn(page, 'administrator', '/zarzadzanie-menu/pionowe');
  const off = await systemColour(page, 'GrayText');
  const handle = page.locator('.sortable-handle').first();
  expect(await looks(handle, 'color')).not.toBe(off);
  await page.getByRole('searchbox', { name: /Szukaj kategorii/ }).fill('referat');
  await expect(handle).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => looks(handle.locator('svg'), 'color')).toBe(off);
  await page
    .getByRole('button', { name: /^Działania: / })
    .first()
    .click();
  const entry = page.locator('.p-menuitem-link.p-disabled').first();
  await expect(entry).toBeVisible();
  expect(await looks(entry.locator('.p-menuitem-icon'), 'color')).toBe(off);
});

test('the card of a user opens at its top, and its tabs show the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'administrator', '/dostep/uzytkownicy/edytuj/3');
  const tab = page.getByRole('tab', { name: 'Menu poziome' });
  await expect(page.getByRole('checkbox', { name: 'Aktualności' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await tab.focus();
  await page.keyboard.press('ArrowRight');
  const other = page.getByRole('tab', { name: 'Menu pionowe' });
  await expect(other).toBeFocused();
  await expect(other).toHaveAttribute('aria-selected', 'false');
  expect(await other.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press('Enter');
  await expect(other).toHaveAttribute('aria-selected', 'true');
});

test('the option of the palette that Enter would open', async ({ page }) => {
  await signIn(page, 'administrator');
  await page.keyboard.press('Control+k');
  const [active, other] = [page.getByRole('option', { selected: true }), page.getByRole('option', { selected: false })];
  await expect(active).toHaveCount(1);
  const highlight = await systemColour(page, 'Highlight');
  expect(await looks(active, 'backgroundColor')).toBe(highlight);
  expect(await looks(other.first(), 'backgroundColor')).not.toBe(highlight);
  await expectContrast(page);
});
