// An article of one's own for a journey, made the way a person makes it.
import { expect, type Page } from '@playwright/test';

const required: readonly (readonly [string, string])[] = [
  ['Krótki opis', 'Krótki opis artykułu.'],
  ['Podmiot udostępniający', 'Urząd Gminy Jasionka'],
  ['Osoba, która wytworzyła informację', 'Jan Kowalski'],
];

export const titleField = (page: Page) => page.getByLabel(/^Tytuł( \*)?$/);
export const statusSteps = (page: Page) => page.getByRole('navigation', { name: 'Status artykułu' });

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
  await expect(page).toHaveURL(/\/artykuly\/artykuly\/edytuj\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return new URL(page.url()).pathname;
}

/** Presses a step of the status indicator; one that is not allowed answers with a message only. */
export async function pressStep(page: Page, name: string): Promise<void> {
  // A step that is not allowed is marked so, and still answers.
  await statusSteps(page).getByRole('button', { name }).click({ force: true });
}

export async function changeStatus(page: Page, name: string): Promise<void> {
  await pressStep(page, name);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zmień status' }).click();
  await expect(statusSteps(page).locator('[aria-current=step]')).toHaveText(new RegExp(name));
}

/** Goes through the page with Tab alone until the element has the focus. */
export async function tabTo(page: Page, name: string | RegExp, role: Parameters<Page['getByRole']>[0] = 'button') {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' });
  const isThere = () => target.evaluateAll((all) => all.some((one) => one === document.activeElement));
  for (let pressed = 0; pressed < 150; pressed++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} ${name}`);
}
