import { expect, type Locator, type Page, test } from '@playwright/test';
import { createDraft } from '../support/articles.ts';
import { expectAccessible, signIn, waitForCard } from '../support/signed-in.ts';

/** A table as Word puts it on the clipboard: merged cells, two paragraphs in a cell, an image linked from the disk. */
const word = `<html><body><!--StartFragment--><p class=MsoNormal>Zestawienie wydatków<img src="file:///C:/herb.png"></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td colspan=2 width=300 style='width:200pt'><p class=MsoNormal>Dział</p></td><td><p class=MsoNormal>Kwota</p></td></tr>
<tr><td rowspan=2><p class=MsoNormal>600</p><p class=MsoNormal>Transport</p></td><td><p class=MsoNormal>Drogi</p></td><td><p class=MsoNormal>1200</p></td></tr>
<tr><td><p class=MsoNormal>Mosty</p></td><td><p class=MsoNormal>300</p></td></tr></table><!--EndFragment--></body></html>`;

/** Content as on older office sites. */
const old = `<p>Uchwala się, co następuje:</p><ol type="a" start="3"><li>opłata "A"<ol><li>ulgowa</li></ol></li><li>opłata B</li></ol><hr>
<p style="text-align:center"><span style="color:#c8102e">Termin</span> upływa 30 listopada.</p><ul><li style="text-align:justify">kropka</li></ul>`;

function paste(editor: Locator, html: string): Promise<void> {
  return editor.evaluate((element, given) => {
    const data = new DataTransfer();
    data.setData('text/html', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
}

async function saveByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+S');
  await expect(page.getByRole('alertdialog').getByLabel('Opis zmiany')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Niezapisane zmiany')).toBeHidden();
}

test('a table pasted from Word keeps merged cells, losses are listed, and typing continues at the cursor', async ({
  page,
}) => {
  await signIn(page, 'piotr.lis', '/artykuly/artykuly/utworz-nowy');
  await page.getByLabel('Tytuł', { exact: false }).first().fill('Wydatki na drogi');
  await page.getByLabel('Krótki opis').fill('Zestawienie.');
  await page.getByLabel('Osoba, która wytworzyła informację').fill('Jan Kowalski');
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.click();
  await paste(editor, word);
  await expect(page.getByText('Nie wszystko dało się wkleić. Pominięto: obrazy.')).toBeVisible();
  await editor.getByText('Zestawienie wydatków').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' w roku 2026');
  await editor.getByText('Mosty').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' i kładki');
  await page.getByRole('button', { name: 'Tabela' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Pierwszy wiersz jako nagłówek' }).click();
  await expect(editor.locator('th')).toHaveText(['Dział', 'Kwota']);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Zapisz/ })
    .click();
  await waitForCard(page, 'Wydatki na drogi');
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
  await signIn(page, 'piotr.lis', '/artykuly/artykuly');
  await createDraft(page, 'Wydatki na mosty');
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

test('text typed after inserting a table is in its first cell', async ({ page }) => {
  await signIn(page, 'piotr.lis', '/artykuly/artykuly/utworz-nowy');
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.focus();
  await page.keyboard.type('Przed');
  await page.getByRole('button', { name: 'Tabela' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Wstaw tabelę 3 × 3' }).click();
  await expect(editor.locator('td')).toHaveCount(9);
  await page.keyboard.type('Rok');
  await expect(editor.locator('td').first()).toHaveText('Rok');
});

test('older content stays unchanged, and the cursor stays in place after a save', async ({ page }) => {
  await signIn(page, 'piotr.lis', '/artykuly/artykuly');
  await createDraft(page, 'Uchwała o opłatach');
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

test('arrow keys move through the cells of a table and out of it, Tab leaves the editor', async ({ page }) => {
  await signIn(page, 'piotr.lis', '/artykuly/artykuly');
  await createDraft(page, 'Stawki opłat');
  const { keyboard } = page;
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.focus();
  await paste(
    editor,
    '<p>Przed</p><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table><p>Po</p>',
  );
  const cells = editor.locator('th, td');
  await expect(cells).toHaveText(['a', 'b', 'c', 'd']);
  await keyboard.press('Control+End');
  await keyboard.press('ArrowUp');
  await keyboard.press('End');
  await keyboard.type('4');
  await expect(cells).toHaveText(['a', 'b', 'c', 'd4']);
  await keyboard.press('ArrowUp');
  await keyboard.type('2');
  await expect(cells).toHaveText(['a', 'b2', 'c', 'd4']);
  for (let times = 0; times < 3; times += 1) await keyboard.press('ArrowLeft');
  await keyboard.type('1');
  await expect(cells).toHaveText(['a1', 'b2', 'c', 'd4']);
  await keyboard.press('ArrowDown');
  await keyboard.type('3');
  await expect(cells).toHaveText(['a1', 'b2', '3c', 'd4']);

  await keyboard.press('Escape');
  await keyboard.press('Shift+Tab');
  await expect(page.getByRole('combobox', { name: 'Rodzaj akapitu' }).last()).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await keyboard.type('!');
  await expect(editor.getByText('!Po')).toBeVisible();
  await keyboard.press('Home');
  await keyboard.press('Backspace');
  await keyboard.type('5');
  await expect(cells).toHaveText(['a1', 'b2', '3c', 'd45']);
  await paste(editor, '<table><tbody><tr><td>e</td><td>f</td></tr></tbody></table>');
  await expect(page.getByText('Nie wszystko dało się wkleić. Pominięto: tabele.')).toBeVisible();
  await expect(cells.last()).toHaveText(/d45e\s*f/);
  await page.getByRole('button', { name: 'Zamknij uwagę' }).click();
  await editor.getByText('!Po').click();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Z repozytorium' })).toBeFocused();
});

test('Tab goes from cell to cell of a table; Escape, then Tab leaves the editor, as the hint below says', async ({
  page,
}) => {
  await signIn(page, 'piotr.lis', '/artykuly/artykuly');
  await createDraft(page, 'Stawki podatku');
  const { keyboard } = page;
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.focus();
  await paste(
    editor,
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table><p>Po</p>',
  );
  const cells = editor.locator('td');
  await cells.first().click();
  const hint = page.getByText('Tabela: Tab przechodzi do następnej komórki');
  await expect(hint).toBeVisible();
  for (const letter of ['2', '3', '4']) {
    await keyboard.press('Tab');
    await keyboard.type(letter);
  }
  await expect(cells).toHaveText(['a', 'b2', 'c3', 'd4']);
  await keyboard.press('Shift+Tab');
  await keyboard.type('!');
  await expect(cells).toHaveText(['a', 'b2', 'c3!', 'd4']);

  await keyboard.press('Escape');
  await expect(page.getByText('Tab opuści teraz edytor.')).toBeVisible();
  await keyboard.press('ArrowUp');
  await expect(hint).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Z repozytorium' })).toBeFocused();
  await expect(hint).toBeHidden();
  await expect(cells).toHaveText(['a', 'b2', 'c3!', 'd4']);

  // after the last cell comes a new row, one step to undo
  await cells.last().click();
  await keyboard.type('?');
  await keyboard.press('Tab');
  await keyboard.type('5');
  await keyboard.press('Tab');
  await keyboard.type('6');
  await expect(cells).toHaveText(['a', 'b2', 'c3!', 'd4?', '5', '6']);
  await keyboard.press('Control+Z');
  await keyboard.press('Control+Z');
  await expect(cells).toHaveText(['a', 'b2', 'c3!', 'd4?']);
  await keyboard.press('Control+Z');
  await expect(cells).toHaveText(['a', 'b2', 'c3!', 'd4']);
});

test('text typed after a press below the words of a cell is in that cell', async ({ page }) => {
  await signIn(page, 'piotr.lis', '/artykuly/artykuly/utworz-nowy');
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.focus();
  await page.keyboard.type('Przed');
  await page.getByRole('button', { name: 'Tabela' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Wstaw tabelę 3 × 3' }).click();
  await page.keyboard.type('Wydatki na drogi gminne. '.repeat(8));
  const cells = editor.locator('td');
  const { width, height } = (await cells.nth(1).boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBeGreaterThan(60);
  await cells.nth(1).click({ position: { x: width / 2, y: height - 8 } });
  await page.keyboard.type('ZZZ');
  await expect(cells.nth(1)).toHaveText('ZZZ');
  // beside the words of a cell, within its edge
  await cells.nth(4).click({ position: { x: 2, y: 2 } });
  await page.keyboard.type('YYY');
  await expect(cells.nth(4)).toHaveText('YYY');
  await expect(editor.locator('p').first()).toHaveText('Przed');
});

test('columns of a table are never too narrow to write in, and its hint is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'piotr.lis', '/artykuly/artykuly/utworz-nowy');
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.focus();
  await paste(editor, `<table><tbody><tr>${'<td>a</td>'.repeat(8)}</tr></tbody></table><p>Po</p>`);
  const cell = editor.locator('td').first();
  const host = page.locator('.rich-text-host', { has: editor });
  const bottom = () => host.evaluate((element) => element.parentElement?.getBoundingClientRect().height);
  const before = await bottom();
  await cell.click();
  await expect(page.getByText('Tabela: Tab przechodzi do następnej komórki')).toBeInViewport({ ratio: 1 });
  expect(await bottom()).toBe(before);
  expect((await cell.boundingBox())?.width).toBeGreaterThanOrEqual(95);
  expect(await host.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
