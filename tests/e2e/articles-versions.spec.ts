// Versions of published demo articles that no other test uses.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { save, statusSteps } from '../support/articles.ts';
import { expectAccessible, signIn } from '../support/signed-in.ts';

const versions = (page: Page) => page.locator('.versions > li');
const version = (page: Page, number: number): Locator => versions(page).filter({ hasText: `Wersja ${number}` });

async function openPublished(page: Page, title: string): Promise<void> {
  await signIn(
    page,
    'anna.nowak',
    `/artykuly/artykuly-opublikowane?filters=title;contains;${encodeURIComponent(title)}`,
  );
  await page.locator('tbody tr').getByRole('link').first().click();
  await expect(versions(page).first()).toBeVisible();
}

test('a new version is a draft beside the published one, with a text comparison', async ({ page }) => {
  await openPublished(page, 'Oświadczenia majątkowe kierowników');
  const published = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Nowa wersja' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Utwórz nową wersję' }).click();
  await expect(page.getByText('Utworzono nową wersję artykułu')).toBeVisible();
  await expect(page).not.toHaveURL(published);
  await expect(statusSteps(page).locator('[aria-current=step]')).toHaveText(/Roboczy/);
  await expect(version(page, 2)).toContainText('Roboczy');
  await expect(version(page, 1)).toContainText('Opublikowany');

  await page.getByLabel('Krótki opis').fill('Oświadczenia uzupełnione o korekty złożone w listopadzie.');
  await save(page);
  await page.getByRole('button', { name: 'Porównaj' }).click();
  const dialog = page.getByRole('dialog', { name: 'Porównanie wersji' });
  const changes = dialog.getByRole('region', { name: 'Zmiany: Krótki opis' });
  await expect(changes.locator('ins').first()).toBeVisible();
  await expect(changes).toContainText('korekty');
  await expect(dialog.getByRole('region', { name: 'Zmiany: Tytuł' })).toHaveCount(0);
  await expectAccessible(page);
  // In the other direction additions become deletions.
  await dialog.getByLabel('Zmiany od').selectOption({ label: 'Wersja 2 (roboczy)' });
  await dialog.getByLabel('do', { exact: true }).selectOption({ label: 'Wersja 1 (opublikowany)' });
  await expect(changes.locator('del').filter({ hasText: 'korekty' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // Only one version is prepared at a time.
  await version(page, 1).getByRole('link').click();
  await expect(page).toHaveURL(published);
  await expect(page.getByRole('button', { name: 'Nowa wersja' })).toBeDisabled();
});

test('an old version is hidden, shown, previewed and restored as a new draft', async ({ page }) => {
  await openPublished(page, 'Rejestr działalności regulowanej');
  await expect(version(page, 4).getByRole('button', { name: /^Ukryj/ })).toBeDisabled();
  await version(page, 2)
    .getByRole('button', { name: /^Ukryj/ })
    .click();
  await expect(version(page, 2)).toContainText('ukryta');
  await expect(version(page, 2).getByRole('button', { name: /^Pokaż/ })).toBeFocused();
  await version(page, 2)
    .getByRole('button', { name: /^Pokaż/ })
    .click();
  await expect(version(page, 2)).not.toContainText('ukryta');

  await expect(version(page, 4).getByRole('button', { name: 'Podgląd wersji 4' })).toBeDisabled();
  const opening = page.context().waitForEvent('page');
  await version(page, 1).getByRole('button', { name: 'Podgląd wersji 1' }).click();
  const preview = await opening;
  await expect(preview.getByText(/Status: Zarchiwizowany, wersja 1/)).toBeVisible();
  await preview.close();

  await version(page, 1).getByRole('button', { name: 'Przywróć treść wersji 1' }).click();
  const question = page.getByRole('alertdialog', { name: 'Przywrócić wersję 1?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Przywróć jako wersję roboczą' }).click();
  await expect(version(page, 5)).toContainText('Roboczy');
  await expect(version(page, 5)).toHaveAttribute('aria-current', 'true');
  await expect(version(page, 4)).toContainText('Opublikowany');
  await expect(page.getByText('Przywrócono treść wersji 1 jako nową wersję roboczą')).toBeVisible();
});
