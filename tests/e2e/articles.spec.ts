import { expect, test } from '@playwright/test';
import { addCategory, currentStep, statusSteps } from '../support/articles.ts';
import { expectAccessible, signIn, waitForCard, warsawText } from '../support/signed-in.ts';

test('an article passes the statuses, and is in the bulletin when it is published at once', async ({
  page,
  browser,
}) => {
  const title = 'Ogłoszenie o wynikach konsultacji społecznych';
  await signIn(page, 'anna.nowak', '/artykuly/artykuly');
  await page.getByRole('link', { name: 'Dodaj artykuł' }).click();
  await expect(page).toHaveURL(/\/artykuly\/artykuly\/utworz-nowy/);
  await expect(page.getByRole('heading', { level: 1, name: 'Nowy artykuł' })).toBeVisible();

  await page.getByLabel('Tytuł', { exact: false }).first().fill(title);
  await page.getByLabel('Krótki opis').fill('Wyniki konsultacji projektu strategii rozwoju gminy.');
  await page.getByRole('textbox', { name: 'Treść' }).fill('W konsultacjach wzięło udział 214 osób.');
  await page.getByLabel('Podmiot udostępniający').fill('Urząd Gminy Jasionka');
  await page.getByLabel('Osoba, która wytworzyła informację').fill('Jan Kowalski');
  await page.getByRole('textbox', { name: 'Data wytworzenia informacji' }).fill(warsawText(-3600));
  await addCategory(page);
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Utwórz|Zapisz)/ })
    .click();
  await expect(page.getByText('Artykuł został zapisany')).toBeVisible();
  await waitForCard(page, title);

  const steps = statusSteps(page);
  await steps.getByRole('button', { name: 'Zatwierdzony' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Czy zmienić status na Zatwierdzony?')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zmień status' }).click();
  await expect(currentStep(page)).toHaveText(/Zatwierdzony/);

  // The title is now locked with a reason.
  await expect(page.getByLabel('Tytuł', { exact: false }).first()).not.toBeEditable();
  await steps.getByRole('button', { name: 'Do publikacji' }).click();
  const publication = page.getByRole('dialog');
  await expect(publication.getByRole('radio', { name: 'Teraz' })).toBeChecked();
  await publication.getByRole('button', { name: 'Przekaż do publikacji' }).click();
  await expect(currentStep(page)).toHaveText(/Opublikowany/);
  const reader = await browser.newPage();
  // the bulletin learns of it within a second
  await expect(async () => {
    await reader.goto(`http://localhost:${process.env.E2E_SITE_PORT}`);
    expect(await reader.getByRole('link', { name: title }).count()).toBeGreaterThan(0);
  }).toPass();
  await reader.close();

  await page.goto('/artykuly/artykuly-opublikowane');
  await page.getByPlaceholder('Szukaj w tytule').fill('wynikach konsultacji');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(title);
});
