import { expect, type Locator, type Page, test } from '@playwright/test';
import { openDraft, save } from '../support/articles.ts';
import { paste } from '../support/clipboard.ts';
import { expectAccessible } from '../support/signed-in.ts';

/** A table as Word puts it on the clipboard: merged cells, two paragraphs in a cell, an image linked from the disk. */
const word = `<html><body><!--StartFragment--><p class=MsoNormal>Zestawienie wydatków<img src="file:///C:/herb.png"></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td colspan=2 width=300 style='width:200pt'><p class=MsoNormal>Dział</p></td><td><p class=MsoNormal>Kwota</p></td></tr>
<tr><td rowspan=2><p class=MsoNormal>600</p><p class=MsoNormal>Transport</p></td><td><p class=MsoNormal>Drogi</p></td><td><p class=MsoNormal>1200</p></td></tr>
<tr><td><p class=MsoNormal>Mosty</p></td><td><p class=MsoNormal>300</p></td></tr></table><!--EndFragment--></body></html>`;

/** Content as on older office sites. */
const old = `<p>Uchwala się, co następuje:</p><ol type="a" start="3"><li>opłata "A"<ol><li>ulgowa</li></ol></li><li>opłata B</li></ol><hr>
<p style="text-align:center"><span style="color:#c8102e">Termin</span> upływa 30 listopada.</p><ul><li style="text-align:justify">kropka</li></ul>`;

async function saveByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+S');
  await expect(page.getByRole('alertdialog').getByLabel('Opis zmiany')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Niezapisane zmiany')).toBeHidden();
}

test('a table pasted from Word keeps merged cells, losses are listed, and typing continues at the cursor', async ({
  page,
}) => {
  await openDraft(page, 'piotr.lis', { title: 'Wydatki na drogi' });
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.click();
  await paste(editor, word);
  await expect(page.getByText('Nie wszystko dało się wkleić. Pominięto: obraz „herb.png”.')).toBeVisible();
  await editor.getByText('Zestawienie wydatków').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' w roku 2026');
  await editor.getByText('Mosty').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' i kładki');
  await page.getByRole('button', { name: 'Tabela', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Pierwszy wiersz jako nagłówek' }).click();
  await expect(editor.locator('th')).toHaveText(['Dział', 'Kwota']);
  await expectAccessible(page);

  await save(page);
  await page.reload();
  await expect(editor.getByText('Zestawienie wydatków w roku 2026')).toBeVisible();
  await expect(editor.locator('thead th')).toHaveText(['Dział', 'Kwota']);
  await expect(editor.locator('[colspan="2"]')).toHaveText('Dział');
  await expect(editor.locator('[rowspan="2"]').locator('p')).toHaveText(['600', 'Transport']);
  await expect(editor.getByText('Mosty i kładki')).toBeVisible();
});

/** Widths of the cells, as parts of the width of the text that they are in. */
function cellShares(text: Locator): Promise<number[][]> {
  return text.evaluate((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const width = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const shares = ({ cells }: HTMLTableRowElement) =>
      [...cells].map((cell) => Math.round((100 * cell.getBoundingClientRect().width) / width));
    return [...element.querySelectorAll('tr')].map(shares);
  });
}

test('a table has the same columns in the preview as in the editor', async ({ page }) => {
  await openDraft(page, 'piotr.lis', { title: 'Wydatki na mosty' });
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.click();
  await paste(editor, word);
  await expect(editor.locator('td')).toHaveCount(7);
  await saveByKeys(page);
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Podgląd', exact: true }).click();
  const preview = await opening;
  const shown = preview.locator('.content').first();
  await expect(shown.locator('td')).toHaveCount(7);
  const shares = await cellShares(editor);
  expect(shares.map((row) => row.length)).toEqual([2, 3, 2]);
  // its style sheet may come after its cells
  await expect.poll(() => cellShares(shown)).toEqual(shares);
});

test('older content stays unchanged, and the cursor stays in place after a save', async ({ page }) => {
  await openDraft(page, 'piotr.lis', { title: 'Uchwała o opłatach' });
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.click();
  await paste(editor, old);
  await expect(page.getByText('Nie wszystko dało się wkleić')).toBeHidden();
  await page.keyboard.press('Control+Z');
  await expect(editor.locator('li')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+Z');
  await editor.getByText('opłata B').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' i C');
  await saveByKeys(page);
  await expect(editor).toBeFocused();
  await page.keyboard.type(' oraz D');
  await expect(editor.getByText('opłata B i C oraz D')).toBeVisible();
  await page.keyboard.press('Control+Z');
  await expect(editor.getByText('opłata B i C oraz D')).toBeHidden();
  await page.keyboard.press('Control+Shift+Z');
  await expect(editor.getByText('opłata B i C oraz D')).toBeVisible();
  await saveByKeys(page);

  await page.reload();
  await expect(editor.getByText('opłata B i C oraz D')).toBeVisible();
  await expect(editor.locator('hr')).toHaveCount(1);
  const numbers = () =>
    editor
      .locator('li > .ql-ui')
      .evaluateAll((marks) => marks.slice(0, 2).map((mark) => getComputedStyle(mark, '::before').content));
  await expect.poll(numbers).toEqual(['counter(list-0, lower-alpha) ". "', 'counter(list-1) ". "']);
  await expect(editor.locator('li').first()).toHaveCSS('counter-set', /list-0 3$/);
  await expect(editor.getByText('Termin', { exact: true })).toHaveCSS('color', 'rgb(200, 16, 46)');
  await expect(editor.getByText('kropka')).toHaveCSS('text-align', 'justify');
});
