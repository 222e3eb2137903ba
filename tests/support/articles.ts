// Creates articles through the API, changes them through the user interface.
import { expect, type Page } from '@playwright/test';
import { call } from './session.ts';
import { signIn, waitForCard } from './signed-in.ts';

export const titleField = (page: Page) => page.getByLabel(/^Tytuł( \*)?$/);
export const statusSteps = (page: Page) => page.getByRole('navigation', { name: 'Status artykułu' });
export const currentStep = (page: Page) => statusSteps(page).locator('[aria-current=step]');

/** Saves and confirms with the suggested change text. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Zapisz/ })
    .click();
  await expect(page.getByText('Niezapisane zmiany')).toBeHidden();
}

/** The first category with this name, as this person finds it. */
export async function categoryNamed(userName: string, name: string, origin?: string): Promise<number> {
  const path = `/api/searches/categories/title/${encodeURIComponent(name)}?lang=PL`;
  const found = await call<{ id: number; displayText: string }[]>(userName, ['GET', path], undefined, origin);
  const [category] = found.filter(({ displayText }) => displayText === name);
  if (category === undefined) throw new Error(`There is no category ${name}`);
  return category.id;
}

interface Draft {
  title: string;
  content?: string;
  /** The name of its only category; without one it cannot be published. */
  category?: string;
  /** The address of another product than the shared one. */
  origin?: string;
}

/** Creates a draft as this person, opens its card in their session and returns its URL path. */
export async function openDraft(
  page: Page,
  userName: string,
  { title, content = '', category, origin }: Draft,
): Promise<string> {
  const draft = {
    title,
    shortDescription: 'Krótki opis artykułu.',
    content,
    baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
    baseArticleAuthorName: 'Jan Kowalski',
    baseArticleInformationCreated: new Date(Date.now() - 3_600_000).toISOString(),
    categories: category === undefined ? [] : [await categoryNamed(userName, category, origin)],
  };
  const { id } = await call<{ id: number }>(userName, ['POST', '/api/articles'], draft, origin);
  await signIn(page, userName, `${origin ?? ''}/artykuly/artykuly/edytuj/${id}`);
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
