// Keyboard navigation.
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached with Tab`);
}

/** Presses the down arrow until the row of a tree has the focus. */
export async function goDownTo(row: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await row.evaluateAll((found) => found.some((element) => element === document.activeElement))) return;
    await row.page().keyboard.press('ArrowDown');
  }
  throw new Error(`${row} cannot be reached with the down arrow`);
}

/** Presses the down arrow until the option of a multi-select, which keeps the focus elsewhere, is the current one. */
export async function goDownToOption(option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await option.evaluate((element) => element.classList.contains('p-focus'))) return;
    await option.page().keyboard.press('ArrowDown');
  }
  throw new Error(`${option} cannot be reached with the down arrow`);
}

/** Counts the keys that are pressed from now on; a typed character is one. */
export function countKeys({ keyboard }: Page): () => number {
  let count = 0;
  const press = keyboard.press.bind(keyboard);
  const type = keyboard.type.bind(keyboard);
  keyboard.press = (key, options) => {
    count += 1;
    return press(key, options);
  };
  keyboard.type = (text, options) => {
    count += text.length;
    return type(text, options);
  };
  return () => count;
}
