// The article lists. Each test creates its own drafts among the demo data;
// other tests add articles in the meantime, so the tests use long pages.
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, signIn, warsawText } from '../support/signed-in.ts';

const rowOf = (page: Page, title: string) => page.locator('tbody tr').filter({ hasText: title });
const tick = (page: Page, title: string) => rowOf(page, title).getByRole('checkbox').check();

test('drafts are confirmed and published in bulk; one that has changed is reported', async ({ page, browser }) => {
  const kept = 'Karta usługi: dodatek mieszkaniowy';
  const changed = 'Rejestr umów za III kwartał 2026';
  await signIn(page, 'anna.nowak', '/artykuly/artykuly-robocze?size=200');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artykuły robocze');
  await tick(page, kept);
  await tick(page, changed);
  await expect(page.getByText('Zaznaczono 2')).toBeVisible();

  // Another user changes one of them first.
  const other = await browser.newPage();
  await signIn(other, 'ewa.kubiak', '/artykuly/artykuly?filters=title;contains;Rejestr%20um%C3%B3w%20za%20III');
  await rowOf(other, changed)
    .getByRole('button', { name: /^Działania/ })
    .click();
  await other.getByRole('menuitem', { name: 'Zmień status na: Zatwierdzony' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Zmień status' }).click();
  await expect(rowOf(other, changed)).toContainText('Zatwierdzony');
  await other.close();

  await page.getByRole('button', { name: 'Zatwierdź', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Zatwierdzić 2 artykuły?' });
  await expect(question.getByRole('button', { name: 'Anuluj' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Zatwierdź 2 artykuły' }).click();
  const results = page.getByRole('dialog', { name: 'Nie wszystkie artykuły zostały zatwierdzone' });
  await expect(results.getByText('Zatwierdzono 1 artykuł.')).toBeVisible();
  await expect(results.getByRole('listitem')).toContainText(changed);
  await results.getByText('Zamknij', { exact: true }).click();
  await expect(rowOf(page, kept)).toHaveCount(0);

  await page.getByRole('link', { name: 'Zatwierdzone' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artykuły zatwierdzone');
  await tick(page, kept);
  await tick(page, changed);
  await page.getByRole('button', { name: 'Publikuj', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Przekazać do publikacji 2 artykuły?' });
  await dialog.getByRole('radio', { name: 'W wybranym terminie' }).check();
  const start = dialog.getByRole('textbox', { name: /Data publikacji od/ });
  await start.fill(warsawText(-3600));
  await dialog.getByRole('textbox', { name: /Data publikacji do/ }).focus();
  await expect(dialog.getByText('Data publikacji od musi być większa od daty aktualnej')).toBeVisible();
  await expectAccessible(page);
  await start.fill(warsawText(86_400));
  await dialog.getByRole('button', { name: 'Przekaż 2 artykuły' }).click();
  await expect(page.getByText('Przekazano do publikacji 2 artykuły')).toBeVisible();
  await page.getByRole('link', { name: 'Do publikacji' }).click();
  await expect(rowOf(page, kept)).toContainText('Do publikacji');
  await expect(rowOf(page, changed)).toContainText('Do publikacji');
});

test('drafts are removed after a confirmation with their number', async ({ page }) => {
  const titles = ['Zapytanie ofertowe: serwis kotłowni', 'Taryfa za zbiorowe zaopatrzenie'];
  await signIn(page, 'piotr.lis', '/artykuly/artykuly?size=200');
  await expect(rowOf(page, 'Opublikowany').first().getByRole('checkbox')).toHaveAttribute('aria-disabled', 'true');
  for (const title of titles) await tick(page, title);
  await page.getByRole('button', { name: 'Usuń', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Usunąć 2 artykuły?' });
  await question.getByRole('button', { name: 'Usuń 2 artykuły' }).click();
  await expect(page.getByText('Usunięto 2 artykuły')).toBeVisible();
  for (const title of titles) await expect(rowOf(page, title)).toHaveCount(0);
});

test('the advanced search filters the list, is kept in the URL and on return from the card', async ({ page }) => {
  await signIn(page, 'anna.nowak', '/artykuly/artykuly');
  const total = page.getByText('Liczba pozycji:').locator('..');
  await expect(total).toBeVisible();
  const all = await total.textContent();
  await page.getByRole('button', { name: 'Filtry' }).click();
  const drawer = page.getByRole('dialog', { name: 'Wyszukiwanie zaawansowane' });
  await drawer.getByLabel('Wersja').fill('-1');
  await expect(drawer.getByText('Wpisz liczbę całkowitą, nie mniejszą niż 0')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByLabel('Wersja').fill('1');
  await drawer.getByLabel('Kategoria').fill('uchwa');
  await expect(drawer.getByRole('option', { name: /Uchwały Rady Gminy/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Wybierz z drzewa kategorii' }).click();
  await drawer.getByRole('button', { name: 'Rozwiń: Menu pionowe' }).click();
  await expect(drawer.locator('[role="treeitem"][aria-level="2"]').first()).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Zastosuj' }).click();
  await expect(page.getByRole('button', { name: 'Filtry (2)' })).toBeFocused();
  await expect(page).toHaveURL(/extraFilters=version;equal;1&extraFilters=categories;in;\d+/);
  await expect(page.locator('tbody tr').first()).toContainText('Uchwały Rady Gminy');
  await expect(total).not.toHaveText(all ?? '');
  const narrowed = await total.textContent();

  await page.getByRole('searchbox', { name: 'Szukaj w tytule' }).fill('budż');
  await expect(page).toHaveURL(/filters=title;contains;bud/);
  await page.locator('tbody tr').first().getByRole('cell').nth(2).click();
  await expect(page).toHaveURL(/\/artykuly\/artykuly\/edytuj\/\d+/);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Szukaj w tytule' })).toHaveValue('budż');
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
  await expect(page).toHaveURL(/\/artykuly\/artykuly$/);
  await expect(page.getByRole('button', { name: 'Filtry', exact: true })).toBeVisible();
  await expect(total).not.toHaveText(narrowed ?? '');
});

test('the list works with the keyboard only', async ({ page }) => {
  await signIn(page, 'anna.nowak', '/artykuly/artykuly?size=200');
  const published = 'Plan postępowań o udzielenie zamówień na rok 2026';
  const filters = page.getByRole('button', { name: 'Filtry' });
  await filters.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Wyszukiwanie zaawansowane' });
  await expect(drawer).toBeVisible();
  await drawer.getByLabel('Status').focus();
  await page.keyboard.press('Space');
  const option = page.getByRole('option', { name: 'Wycofany' });
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(filters).toBeFocused();

  const menu = rowOf(page, published).getByRole('button', { name: /^Działania/ });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Wycofać artykuł z publikacji?' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  const link = page.locator('tbody tr').first().getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/artykuly\/artykuly\/edytuj\/\d+/);
});

test('with only the permission to publish there is no confirming, adding or removing', async ({ page }) => {
  await signIn(page, 'marek.zieba', '/artykuly/artykuly-robocze');
  await expect(page.locator('tbody tr a').first()).toBeVisible();
  await expect(page.locator('main').getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Dodaj artykuł' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Zatwierdzone' }).click();
  await expect(page.locator('tbody').getByRole('checkbox').first()).toBeVisible();
});

test('the list fits the page at every width, and is accessible on a telephone', async ({ page }) => {
  await signIn(page, 'anna.nowak', '/artykuly/artykuly');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('tbody tr a').first()).toBeVisible();
    // the sidebar folds after the page has its new width
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
  // the table is wider than the telephone: the shadows at its ends stay, what covers them where there is no more scrolls along
  const frame = page.locator('.scroll-x');
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await expect(frame).toHaveCSS('background-attachment', 'local, local, scroll, scroll, scroll');
});
