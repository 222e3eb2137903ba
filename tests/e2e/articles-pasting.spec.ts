// Texts of other programs on their way to the reader. What comes of each word: apps/web/src/rich-text/paste/fixtures.test.ts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDraft, save } from '../support/articles.ts';
import { paste } from '../support/clipboard.ts';
import { expectAccessible } from '../support/signed-in.ts';

const folder = path.resolve(import.meta.dirname, '../../apps/web/src/rich-text/paste/testing/fixtures');
const fixture = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim();

test('a resolution of Word has its numbers on the card and on the page, and its changes are asked about', async ({
  page,
}) => {
  await openDraft(page, 'piotr.lis', { title: 'Uchwała o opłatach za wodę' });
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.click();
  await paste(editor, fixture('word-resolution.html'));
  const mark = (text: string) =>
    editor
      .locator('li', { hasText: text })
      .locator('.ql-ui')
      .evaluate((one) => getComputedStyle(one, '::before').content);
  await expect.poll(() => mark('za wodę')).toBe('counter(list-0) ") "');
  await expect.poll(() => mark('zimną')).toBe('counter(list-1, lower-alpha) ") "');
  await expect.poll(() => mark('dla pozostałych')).toBe('"– "');

  await page.keyboard.press('Control+End');
  await paste(editor, fixture('word-tracked.html'));
  const question = page.getByRole('dialog', { name: 'Tekst ma zmiany do zaakceptowania' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Przyjmij wszystkie' }).click();
  await expect(editor.getByText('Opłata wynosi 12 zł.')).toBeVisible();
  await expect(editor.getByText('odpady wielkogabarytowe')).toHaveCount(0);

  await save(page);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Podgląd', exact: true }).click();
  const shown = (await opening).locator('.content').first();
  await expect(shown.getByText('§ 1. Ustala się stawki opłat:')).toBeVisible();
  const styleOf = (text: string) => expect(shown.locator('li', { hasText: text }).last());
  await styleOf('za ścieki').toHaveCSS('list-style-type', 'bracket-decimal');
  await styleOf('zimną').toHaveCSS('list-style-type', 'bracket-lower-alpha');
  await styleOf('dla pozostałych').toHaveCSS('list-style-type', '"– "');
});

test('the lines of a PDF are joined by one press, which can be undone', async ({ page }) => {
  await openDraft(page, 'piotr.lis', { title: 'Uchwała z pliku PDF' });
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.click();
  await paste(editor, '', fixture('acrobat-resolution.txt'));
  await expect(editor.locator('p')).toHaveCount(13);
  await page.getByRole('button', { name: 'Połącz wiersze' }).click();
  await expect(page.getByText('Połączono 11 wierszy w 6 akapitów. Złączono 1 podzielony wyraz.')).toBeVisible();
  await expect(editor.locator('p')).toHaveCount(6);
  await editor.click();
  await page.keyboard.press('Control+Z');
  await expect(editor.getByText('Strona 1 z 2')).toBeVisible();
  await expect(editor.locator('p')).toHaveCount(13);
});

test('a picture within a pasted text is uploaded with its description, in its place', async ({ page }) => {
  await openDraft(page, 'piotr.lis', { title: 'Mapa gminy' });
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.click();
  await paste(editor, fixture('google-docs-picture.html'));
  const dialog = page.getByRole('dialog', { name: 'Wstaw obraz' });
  await dialog.getByLabel('Tekst alternatywny').fill('Mapa gminy z granicami sołectw');
  await dialog.getByRole('button', { name: 'Wstaw obraz' }).click();
  await expect(editor.getByRole('img', { name: 'Mapa gminy z granicami sołectw' })).toHaveAttribute(
    'src',
    /\/api\/files\//,
  );
  await expect(editor.locator('p')).toHaveText(['Mapa:', '', 'Koniec.']);
  await expect(editor.locator('p').nth(1).locator('img')).toHaveCount(1);
});
