// The life cycle of a language version.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, signIn, waitForCard } from '../support/signed-in.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** A cell may be in quotes. */
const inFrench = (cell: string) => (cell === '' ? '' : cell.replace(/"?$/, (quote) => ` FR${quote}`));

/** Fills the missing texts of an export. */
function translated(csv: string): string {
  return csv
    .split('\r\n')
    .map((line, index) => {
      const cells = [...line.matchAll(/(?:^|;)("(?:[^"]|"")*"|[^;]*)/g)].map(([, cell = '']) => cell);
      if (index === 0 || cells.length < 10) return line;
      const [plText = '', plDescription = '', plUrl = ''] = cells.slice(4, 7);
      const url = plUrl === '' ? '' : 'https://www.gov.pl/fr';
      return [...cells.slice(0, 7), inFrench(plText), inFrench(plDescription), url].join(';');
    })
    .join('\r\n');
}

/** Exports the texts, and puts them into the form in French. */
async function importTranslations(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Eksport CSV').click()]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('Imprimer;Imprimer cet article');
  await button(page, 'Import').click();
  const dialog = page.getByRole('dialog', { name: 'Import tłumaczeń' });
  const file = { name: 'fr.csv', mimeType: 'text/csv', buffer: Buffer.from(translated(csv)) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText('Nie ma w pliku')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Wstaw do formularza: \d+/ }).click();
}

test('a language is created, translated, imported, activated, used and deactivated', async ({ page }) => {
  await signIn(page, 'administrator', '/ustawienia/wersje-jezykowe');
  await page.getByRole('link', { name: 'Nowa', exact: true }).click();
  await page.getByLabel(/^Nazwa języka/).fill('francuski');
  await page.getByLabel(/^Nazwa lokalna/).fill('français');
  await page.getByLabel(/^Kod ISO/).selectOption('FR');
  await button(page, 'Zapisz').click();
  await waitForCard(page, 'francuski');
  await expect(button(page, 'Aktywuj')).toHaveAttribute('aria-disabled', 'true');

  await page.getByLabel('Drukuj: nazwa wyświetlana').fill('Imprimer');
  await page.getByLabel('Drukuj: tekst dla czytników ekranu').fill('Imprimer cet article');
  await button(page, /^Nieprzetłumaczone elementy/).click();
  await expectAccessible(page);
  await button(page, 'Zapisz').click();
  await expect(page.getByText('Wersja językowa została zapisana')).toBeVisible();

  // again when another test has added a category meanwhile: it lacks a translation
  await expect(async () => {
    await importTranslations(page);
    await button(page, 'Aktywuj').click();
    await expect(page.getByText('Wersja językowa została aktywowana')).toBeVisible({ timeout: 20_000 });
  }).toPass();

  await page.goto('/artykuly/artykuly/utworz-nowy/FR');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/slowniki/tagi');
  await page.getByRole('group', { name: 'Wersja językowa' }).getByText('FR', { exact: true }).click();
  await expect(page).toHaveURL(/lang=FR/);

  await page.goto('/ustawienia/wersje-jezykowe');
  await page.getByRole('link', { name: 'francuski' }).click();
  await button(page, 'Dezaktywuj').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dezaktywuj' }).click();
  await expect(page.getByText('Wersja językowa została dezaktywowana')).toBeVisible();
  await page.goto('/slowniki/tagi');
  await expect(page.getByRole('group', { name: 'Wersja językowa' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Wersja językowa' }).getByText('FR', { exact: true })).toHaveCount(0);
});
