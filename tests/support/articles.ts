// Creates and changes articles through the user interface.
import { expect, type Page } from '@playwright/test';
import { waitForCard } from './signed-in.ts';

const required: readonly (readonly [string, string])[] = [
  ['Krótki opis', 'Krótki opis artykułu.'],
  ['Podmiot udostępniający', 'Urząd Gminy Jasionka'],
  ['Osoba, która wytworzyła informację', 'Jan Kowalski'],
];

export const titleField = (page: Page) => page.getByLabel(/^Tytuł( \*)?$/);
export const statusSteps = (page: Page) => page.getByRole('navigation', { name: 'Status artykułu' });
export const currentStep = (page: Page) => statusSteps(page).locator('[aria-current=step]');

/** Seconds until a publication that a test waits for: long enough to hand the article over before it has passed. */
export const publicationDelay = 20;

/** Saves and confirms with the suggested change text. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Zapisz/ })
    .click();
  await expect(page.getByText('Niezapisane zmiany')).toBeHidden();
}

/** Creates a draft, leaves its card open and returns its URL path. */
export async function createDraft(page: Page, title: string): Promise<string> {
  await page.goto('/artykuly/artykuly/utworz-nowy');
  await titleField(page).fill(title);
  for (const [label, text] of required) await page.getByLabel(label).fill(text);
  await save(page);
  return waitForCard(page, title);
}

/** Adds a category, without which an article is not published. */
export async function addCategory(page: Page, name = 'Ogłoszenia'): Promise<void> {
  await page.getByRole('button', { name: 'Dodaj', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Wybierz kategorie artykułu' });
  await picker.getByRole('searchbox').fill(name);
  await picker
    .getByRole('button', { name: new RegExp(`^Dodaj: ${name}`) })
    .first()
    .click();
  await picker.getByRole('button', { name: 'Zastosuj', exact: true }).click();
  await expect(picker).toHaveCount(0);
}

/** Clicks a step of the status indicator; a disabled step only shows a message. */
export async function pressStep(page: Page, name: string): Promise<void> {
  const step = statusSteps(page).getByRole('button', { name });
  // A disabled step still reacts, so the click is forced; hovering waits until the step is stable.
  await step.hover();
  await step.click({ force: true });
}

export async function changeStatus(page: Page, name: string): Promise<void> {
  await pressStep(page, name);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zmień status' }).click();
  await expect(currentStep(page)).toHaveText(new RegExp(name));
}

/** Reloads the card until the scheduler has published the article. */
export async function waitForPublication(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(currentStep(page)).toBeVisible();
    expect(await currentStep(page).textContent()).toContain('Opublikowany');
  }).toPass({ intervals: [3000] });
}
