// Steps that many end-to-end tests share.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { demoPassword, haveSession } from './session.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Opens the address in the session of a person. */
export async function signIn(page: Page, userName: string, address = '/', password = demoPassword): Promise<void> {
  await haveSession(page, userName, address, password);
  await page.goto(address);
  await expect(page.getByText('Do końca sesji')).toBeVisible();
}

/** Opens the address and signs in on the page of the identity provider, in a session of its own. */
export async function signInByHand(
  page: Page,
  userName: string,
  address = '/',
  enteredPassword = demoPassword,
): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Login lub e-mail').fill(userName);
  await page.getByLabel('Hasło', { exact: true }).fill(enteredPassword);
  await page.getByRole('button', { name: 'Zaloguj', exact: true }).click();
  await expect(page.getByText('Do końca sesji')).toBeVisible();
}

/**
 * Waits for the card that opens after creating: the URL changes while the form is still shown,
 * the heading only with the card. Returns its URL path.
 */
export async function waitForCard(page: Page, title: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/edytuj\/\d+$/);
  return new URL(page.url()).pathname;
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const wcag: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
  resultTypes: ['violations'],
  iframes: false,
};

/**
 * Fails with axe's violations of WCAG 2.1 A and AA: those of the open dialog, or without one those of the page. axe is injected into the page
 * once: merging results of frames in a second page takes ten times as long. The only frame, the preview of the site, is checked by
 * `expectPreviewAccessible`.
 */
export async function expectAccessible(page: Page, options = wcag): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = async () => {
    const found = await page.evaluate(async (given) => {
      const dialogs = document.querySelectorAll('[role=dialog][aria-modal=true], [role=alertdialog][aria-modal=true]');
      return (await window.axe?.run([...dialogs].at(-1) ?? document, given))?.violations;
    }, options);
    return found?.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  };
  // a page that is still being drawn while axe reads it is read again
  await expect.poll(violations, { timeout: 20_000 }).toEqual([]);
}

/** Fails with texts that stand out too little, in colours of the system for example. */
export function expectContrast(page: Page): Promise<void> {
  return expectAccessible(page, { ...wcag, runOnly: { type: 'rule', values: ['color-contrast'] } });
}

/**
 * The same for the document in the preview of the site. That frame runs no scripts, not even axe, so a copy of it is checked in a page of its own.
 */
export async function expectPreviewAccessible(page: Page): Promise<void> {
  const { html, width, height } = await page.getByTitle('Podgląd strony').evaluate((frame: HTMLIFrameElement) => ({
    html: frame.contentDocument?.documentElement.outerHTML ?? '',
    width: frame.clientWidth,
    height: frame.clientHeight,
  }));
  const copy = await page.context().newPage();
  await copy.setViewportSize({ width, height });
  await copy.setContent(html);
  await expect(copy.getByRole('main')).toBeAttached();
  await expectAccessible(copy);
  await copy.close();
}

/** A future time in the format of the date fields: yyyy-MM-dd HH:mm:ss in Warsaw. */
export function warsawText(secondsFromNow: number): string {
  return new Date(Date.now() + secondsFromNow * 1000).toLocaleString('sv-SE', { timeZone: 'Europe/Warsaw' });
}
