// Working without a mouse.
import { expect, type Locator } from '@playwright/test';

/** Presses Tab until the focus is where a person wants it, once it can be seen; as often as a person would. */
export async function tabTo(goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await goal.page().keyboard.press('Tab');
  }
  throw new Error(`${goal} cannot be reached with Tab`);
}
