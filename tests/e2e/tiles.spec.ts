import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, signIn } from '../support/signed-in.ts';

async function openSettings(page: Page, userName: string) {
  await signIn(page, userName, '/ustawienia/kafle');
  await page.getByRole('button', { name: 'Ustawienia kafli' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ustawienia kafli' });
  await expect(dialog.getByRole('list', { name: 'Kafle na stronie głównej' }).getByRole('listitem')).toHaveCount(4);
  return dialog;
}

const orderOf = async (page: Page) => {
  const site = await (await page.request.get('/api/site/PL')).json();
  return site.tiles.map((one: { displayText: string }) => one.displayText);
};

test('the order of tiles: by drag, by keyboard, and saved by two people', async ({ page, browser }) => {
  const before: string[] = await orderOf(page);
  const [first = '', second = '', third = '', last = ''] = before;
  const dialog = await openSettings(page, 'joanna.sikora');
  const preview = page.frameLocator('iframe[title="Podgląd strony"]');
  const shown = preview.getByRole('list', { name: 'Najważniejsze' }).getByRole('listitem');

  const handle = (name: string) => dialog.getByRole('button', { name: `Przenieś: ${name}` });
  await handle(first).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${first}: miejsce 2 z 4`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(shown.first()).toContainText(second);
  await expectAccessible(page);

  const [from, to] = [await handle(last).boundingBox(), await handle(second).boundingBox()];
  if (!from || !to) throw new Error('The handles are not visible');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  // a press becomes a drag after a moment
  await expect(page.getByText(new RegExp(`^${last} \\(4 z 4\\) jest w miejscu: ${last}`))).toBeAttached();
  await page.mouse.move(from.x + from.width / 2, from.y - 20, { steps: 5 });
  await page.mouse.move(to.x + to.width / 2, to.y + 2, { steps: 10 });
  await page.mouse.up();
  await expect(shown.first()).toContainText(last);

  const other = await (await browser.newContext()).newPage();
  const theirs = await openSettings(other, 'administrator');
  await theirs.getByRole('radio', { name: '2', exact: true }).check();
  await theirs.getByRole('button', { name: `Usuń: ${first}` }).click();
  await theirs.getByRole('button', { name: `Usuń: ${second}` }).click();
  await theirs.getByRole('button', { name: 'Zapisz' }).click();
  await expect(theirs).toBeHidden();

  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  const conflict = dialog.getByRole('alert');
  await expect(conflict).toContainText(`${third}, ${last}`);
  await expect(conflict).toContainText(`${last}, ${second}, ${first}, ${third}`);
  await conflict.getByRole('button', { name: 'Zachowaj moje zmiany' }).click();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => orderOf(page)).toEqual([last, second, first, third]);
});
