// Two users, or one user in two tabs, edit one article: no change is lost silently.
import { expect, type Page, test } from '@playwright/test';
import { openDraft, save, titleField } from '../support/articles.ts';
import { expectAccessible, signIn, signInByHand } from '../support/signed-in.ts';

const description = (page: Page) => page.getByLabel('Krótki opis');
const paragraph = (page: Page, start: string) =>
  page.getByRole('textbox', { name: 'Treść' }).locator('p', { hasText: new RegExp(`^${start}`) });
/** Into the paragraph that begins so. */
async function typeAtEnd(page: Page, start: string, text: string) {
  await paragraph(page, start).click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

const conflict = (page: Page) => page.getByRole('alertdialog', { name: 'Ktoś zapisał nowsze dane' });

/** Saves and confirms without waiting for the result. */
async function trySave(page: Page) {
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: 'Czy zapisać zmiany w artykule?' })
    .getByRole('button', { name: 'Zapisz' })
    .click();
}

test('the second of two editors sees the conflict and resolves it', async ({ page, browser }) => {
  const content = '<p>Apteki dyżurują w grudniu.</p><p>Dyżur trwa od 22.</p>';
  const address = await openDraft(page, 'anna.nowak', { title: 'Informacja o dyżurach aptek', content });
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'piotr.lis', address);

  await titleField(page).fill('Informacja o dyżurach aptek w grudniu');
  await description(page).fill('Opis Anny.');
  await description(other).fill('Opis Piotra.');
  await typeAtEnd(page, 'Dyżur', ' Do 6 rano.');
  await typeAtEnd(other, 'Apteki', ' Wszystkie.');
  // he is told before he saves
  await expect(other.getByText(/^Anna Nowak edytuje ten artykuł od \d\d:\d\d\.$/)).toBeVisible();
  await save(other);
  // and she is told of his save
  await expect(page.getByText('Ktoś zapisał nowszą wersję tego artykułu.')).toBeVisible({ timeout: 30_000 });

  await trySave(page);
  await expect(conflict(page).getByText('Opis Piotra.')).toBeVisible();
  await expect(conflict(page).getByText('Opis Anny.')).toBeVisible();
  // Only she has changed the title: no conflict in it.
  await expect(conflict(page).getByRole('heading', { level: 3 })).toHaveText(['Krótki opis', 'Treść']);
  await expectAccessible(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await conflict(page).getByRole('button', { name: 'Kopiuj mój tekst' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Opis Anny.');
  await conflict(page).getByRole('button', { name: 'Zachowaj moje zmiany' }).click();
  await expect(description(page)).toHaveValue('Opis Anny.');
  // paragraphs of both
  await expect(paragraph(page, 'Apteki')).toHaveText('Apteki dyżurują w grudniu. Wszystkie.');
  await expect(paragraph(page, 'Dyżur')).toHaveText('Dyżur trwa od 22. Do 6 rano.');
  // Now he is second and takes her version. A card without changes would show it by itself.
  await description(other).fill('Znów opis Piotra.');
  await save(page);
  await trySave(other);
  await conflict(other).getByRole('button', { name: 'Wczytaj zapisaną wersję' }).click();
  await expect(description(other)).toHaveValue('Opis Anny.');
  await expect(titleField(other)).toHaveValue('Informacja o dyżurach aptek w grudniu');
  await expect(other.getByText('Niezapisane zmiany')).toBeHidden();
  await other.context().close();
});

test('unsaved text of two tabs is stored separately and restored, the newer one first', async ({ page }) => {
  const address = await openDraft(page, 'piotr.lis', { title: 'Harmonogram zebrań sołeckich' });
  const second = await page.context().newPage();
  await signIn(second, 'piotr.lis', address);
  await description(second).fill('Z drugiej karty.');
  await expect(page.getByText(/Masz też niezapisane zmiany w innej karcie/)).toBeVisible();
  await description(page).fill('Z pierwszej karty.');
  await expect(second.getByText(/Masz też niezapisane zmiany w innej karcie/)).toBeVisible();

  // The browser closes without a prompt.
  const third = await page.context().newPage();
  await page.close();
  await second.close();
  await signIn(third, 'piotr.lis', address);
  await expect(third.getByText(/Twoje niezapisane zmiany .* i 1 starsze/)).toBeVisible();
  await expectAccessible(third);
  await third.getByRole('button', { name: 'Przywróć zmiany' }).click();
  await expect(description(third)).toHaveValue('Z pierwszej karty.');
  await third.getByRole('button', { name: 'Przywróć zmiany' }).click();
  const question = third.getByRole('alertdialog', { name: 'Przywracane zmiany różnią się od formularza' });
  await expect(question.getByText('Z drugiej karty.')).toBeVisible();
  await expectAccessible(third);
  await question.getByRole('button', { name: 'Zostaw formularz' }).click();
  await expect(description(third)).toHaveValue('Z pierwszej karty.');
  await save(third);
  await third.reload();
  await expect(description(third)).toHaveValue('Z pierwszej karty.');
  await expect(third.getByRole('button', { name: 'Przywróć zmiany' })).toHaveCount(0);
});

test('unsaved text survives the end of the session', async ({ page }) => {
  const address = '/artykuly/artykuly/utworz-nowy';
  await signInByHand(page, 'piotr.lis', address);
  await description(page).fill('Tekst sprzed końca sesji.');
  await expect(page.getByText('Niezapisane zmiany')).toBeVisible();
  // the browser asks as well; who signs out from the menu and confirms gives the text up
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/logout');
  await expect(page.getByRole('heading', { name: /Wylogowano/ })).toBeVisible();
  await signInByHand(page, 'piotr.lis', address);
  await page.getByRole('button', { name: 'Przywróć zmiany' }).click();
  await expect(description(page)).toHaveValue('Tekst sprzed końca sesji.');
});
