// An article of one's own for a journey, made the way a person makes it.
import { expect, type Page } from '@playwright/test';
import { cardOpened } from './signed-in.ts';

const required: readonly (readonly [string, string])[] = [
  ['Krótki opis', 'Krótki opis artykułu.'],
  ['Podmiot udostępniający', 'Urząd Gminy Jasionka'],
  ['Osoba, która wytworzyła informację', 'Jan Kowalski'],
];

export const titleField = (page: Page) => page.getByLabel(/^Tytuł( \*)?$/);
export const statusSteps = (page: Page) => page.getByRole('navigation', { name: 'Status artykułu' });
export const currentStep = (page: Page) => statusSteps(page).locator('[aria-current=step]');

/** Seconds until a publication that a journey waits for: long enough to save the date before it has passed. */
export const soon = 40;

/** Answers the question of a save; the text of the change stays as it is offered. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Zapisz/ })
    .click();
  await expect(page.getByText('Niezapisane zmiany')).toBeHidden();
}

/** Makes a draft and leaves its card open; answers its address. */
export async function createDraft(page: Page, title: string): Promise<string> {
  await page.goto('/artykuly/artykuly/utworz-nowy');
  await titleField(page).fill(title);
  for (const [label, text] of required) await page.getByLabel(label).fill(text);
  await save(page);
  return cardOpened(page, title);
}

/** Presses a step of the status indicator; one that is not allowed answers with a message only. */
export async function pressStep(page: Page, name: string): Promise<void> {
  const step = statusSteps(page).getByRole('button', { name });
  // A step that is not allowed is marked so, and still answers: the pointer waits until the step stands still, then presses.
  await step.hover();
  await step.click({ force: true });
}

export async function changeStatus(page: Page, name: string): Promise<void> {
  await pressStep(page, name);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zmień status' }).click();
  await expect(currentStep(page)).toHaveText(new RegExp(name));
}

/** Reloads the card until the article has been published by itself. */
export async function waitForPublication(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(currentStep(page)).toBeVisible();
    expect(await currentStep(page).textContent()).toContain('Opublikowany');
  }).toPass({ intervals: [3000] });
}
