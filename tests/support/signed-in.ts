// What the journeys do again and again, the way a person does it.
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Password of every demo account. */
const password = 'Demo1234';

/** Signs in on the identity provider's page and comes back to the address that was asked for. */
export async function signIn(page: Page, userName: string, address = '/', typed = password): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Login lub e-mail').fill(userName);
  await page.getByLabel('Hasło', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Zaloguj', exact: true }).click();
  await expect(page.getByText('Do końca sesji')).toBeVisible();
}

/**
 * Waits for the card that follows on creating: the address changes while the form of the new record is still on the screen,
 * the heading when the card is there. Answers its address.
 */
export async function cardOpened(page: Page, title: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/edytuj\/\d+$/);
  return new URL(page.url()).pathname;
}

const wcag: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  resultTypes: ['violations'],
};

/**
 * Fails with what axe finds at WCAG 2.1 A and AA. It runs in the page itself, brought there once: a second page that puts results of
 * frames together takes ten times as long, and the product has no frames.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => (await window.axe?.run(options))?.violations, wcag);
  expect(violations?.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** A moment from now as the date fields write it: yyyy-MM-dd HH:mm:ss in Warsaw. */
export function warsawText(secondsFromNow: number): string {
  return new Date(Date.now() + secondsFromNow * 1000).toLocaleString('sv-SE', { timeZone: 'Europe/Warsaw' });
}
