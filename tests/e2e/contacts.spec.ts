import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, signIn } from '../support/signed-in.ts';

const people = (page: Page) => page.getByRole('list', { name: 'Kierownictwo w jednostce' });
const handles = (page: Page) => people(page).getByRole('button', { name: /^Przenieś: / });

async function order(page: Page): Promise<string[]> {
  await expect(handles(page).first()).toBeVisible();
  return handles(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByText('Lista kierownictwa urzędu została zaktualizowana').first()).toBeVisible();
}

test('managers are put in order by keyboard and by drag', async ({ page }) => {
  await signIn(page, 'joanna.sikora', '/ustawienia/jednostki/kierownictwo-w-jednostce');
  const [first = '', second = '', ...others] = await order(page);
  const swapped = [second, first, ...others];
  await handles(page).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/: miejsce 2 z/)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect.poll(() => order(page)).toEqual(swapped);
  await expectAccessible(page);
  await save(page);
  await page.reload();
  await expect.poll(() => order(page)).toEqual(swapped);

  const [from, to] = [await handles(page).nth(1).boundingBox(), await handles(page).first().boundingBox()];
  if (from === null || to === null) throw new Error('The handles are not shown');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await expect(page.getByText(/jest w miejscu: .*\(2 z/)).toBeAttached();
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([first, second, ...others]);
  await save(page);
});
