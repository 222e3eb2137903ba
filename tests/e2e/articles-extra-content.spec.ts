import { expect, test } from '@playwright/test';
import { expectAccessible, signIn } from '../support/signed-in.ts';

test('extra content of a published article accepts plain text up to the configured limit', async ({ page }) => {
  await signIn(page, 'anna.nowak', '/artykuly/artykuly-opublikowane');
  await page.getByPlaceholder('Szukaj w tytule').fill('Porządek obrad XXIV');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.getByRole('link', { name: /^Porządek obrad XXIV/ }).click();
  const editor = page.getByRole('textbox', { name: 'Treść dodatkowa' });
  const save = page.getByRole('button', { name: 'Zapisz', exact: true });
  await editor.click();
  await page.keyboard.type('Termin');
  for (const key of ['Enter', 'Shift+Enter', 'Control+Enter', 'Alt+Enter']) await page.keyboard.press(key);
  await page.keyboard.type(' przesunięto.');
  await editor.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Wklejono');
    data.setData('text/html', '<b>Wklejono</b>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await expect(editor).toHaveText('Termin przesunięto.');
  await expect(editor.locator('p')).toHaveCount(1);
  await expect(save).toBeEnabled();

  await page.keyboard.insertText('x'.repeat(500));
  const message = 'Maksymalna dozwolona liczba znaków wynosi 500';
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText('519 / 500')).toBeVisible();
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  for (let left = 519; left > 500; left--) await page.keyboard.press('Backspace');
  await expect(page.getByText(message)).toBeHidden();
  await expect(save).toBeEnabled();
});
