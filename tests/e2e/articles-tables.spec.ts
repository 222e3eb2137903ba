// Writing in the tables of an article.
import { expect, test } from '@playwright/test';
import { openDraft } from '../support/articles.ts';
import { paste } from '../support/clipboard.ts';
import { signIn } from '../support/signed-in.ts';

test('arrow keys move through the cells of a table and out of it, Tab leaves the editor', async ({ page }) => {
  await openDraft(page, 'piotr.lis', { title: 'Stawki opłat' });
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
  await openDraft(page, 'piotr.lis', { title: 'Stawki podatku' });
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
});

test('text typed after inserting a table is in its first cell, after a press below the words of a cell in that cell', async ({
  page,
}) => {
  await signIn(page, 'piotr.lis', '/artykuly/artykuly/utworz-nowy');
  const editor = page.getByRole('textbox', { name: 'Treść' });
  await editor.focus();
  await page.keyboard.type('Przed');
  await page.getByRole('button', { name: 'Tabela' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Wstaw tabelę 3 × 3' }).click();
  const cells = editor.locator('td');
  await expect(cells).toHaveCount(9);
  await page.keyboard.type('Wydatki na drogi gminne. '.repeat(8));
  await expect(cells.first()).toContainText('Wydatki na drogi');
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
