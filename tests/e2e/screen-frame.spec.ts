// What comes later has its place from the first picture of a screen on: nothing moves while it is read.
import { expect, type Page, test } from '@playwright/test';
import { recordShifts, shiftOf } from '../support/layout-shifts.ts';
import { haveSession } from '../support/session.ts';
import { signIn } from '../support/signed-in.ts';

const most = 0.02;

/** The screen has its data, its texts and the answers about them. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true], .p-skeleton, .rich-text-wait')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

async function cardSettled(page: Page): Promise<void> {
  await expect(page.locator('.article-main .ql-editor').first()).toBeVisible();
  await settled(page);
}

/** Where each column of cards on the home page ends. */
const columnEnds = (page: Page) =>
  page.locator('.home-lists .card').evaluateAll((cards) => {
    const ends = new Map<number, number>();
    for (const card of cards) {
      const { left, bottom } = card.getBoundingClientRect();
      ends.set(Math.round(left), Math.round(Math.max(ends.get(Math.round(left)) ?? 0, bottom)));
    }
    return [...ends.values()];
  });

for (const width of [1440, 1024]) {
  test(`nothing moves on a card opened by its address or from the list: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    await haveSession(page, 'administrator');
    const shifts: Record<string, number> = {};
    // published ones: locked texts of different lengths, with the field for the extra content
    for (const id of [12, 15, 17]) {
      await page.goto(`/artykuly/artykuly/edytuj/${id}`);
      await cardSettled(page);
      shifts[id] = await shiftOf(page);
    }
    await page.goto('/artykuly/artykuly?status=40');
    await settled(page);
    await page.locator('tbody tr:not(.list-skeleton) a').first().click();
    await cardSettled(page);
    shifts['from the list'] = await shiftOf(page);
    expect(Object.entries(shifts).filter(([, shift]) => shift >= most)).toEqual([]);
  });

  test(`nothing moves on the home page, in the settings and in the log of events: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    await haveSession(page, 'administrator');
    const shifts: Record<string, number> = {};
    for (const address of ['/', '/ustawienia', '/dostep/dziennik']) {
      await page.goto(address);
      await settled(page);
      shifts[address] = await shiftOf(page);
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift >= most)).toEqual([]);
  });
}

// an even and an odd number of lists before the short ones
for (const person of ['administrator', 'ewa.kubiak'])
  test(`the cards of the home page leave no holes: ${person}`, async ({ page }) => {
    await signIn(page, person);
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const [first, second, ...others] = await columnEnds(page);
      expect([second, others], `${width} px`).toEqual([first, []]);
    }
  });
