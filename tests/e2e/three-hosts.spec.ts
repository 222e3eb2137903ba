// One office in the three places that show its bulletin: the server, the preview in the back office, and the copy in files.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from '../support/signed-in.ts';

const runFile = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const bulletin = `http://localhost:${process.env.E2E_SITE_PORT}`;

/**
 * The elements and texts of a page, without what is each host's own: addresses, sizes of pictures, the moment, and the numbers of the menu,
 * which a page of the copy has from when it was changed itself.
 */
const contentOf = (body: Locator) =>
  body.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const own of copy.querySelectorAll('.mark, script, .side .count')) own.remove();
    const told = (node: Element): unknown => [
      node.tagName,
      node.id,
      node.className,
      ...[...node.childNodes].flatMap((child) =>
        child instanceof Element ? [told(child)] : child.textContent?.trim() ? [child.textContent.trim()] : [],
      ),
    ];
    copy.normalize();
    return JSON.stringify(told(copy)).replace(/\d\d\.\d\d\.\d{4} \d\d:\d\d/g, '');
  });

/** One of each kind of page that the copy has: its address, or the first link of the home page that leads to one. */
const kinds = ['/', 'a[href^="/artykul/"]', 'a[href^="/kategoria/"]', 'a[href^="/zakladka/"]', '/zmiany', '/urzad'];

async function addressOf(home: Page, kind: string): Promise<string> {
  return kind.startsWith('/') ? kind : String(await home.locator(kind).first().getAttribute('href'));
}

async function servedAt(reader: Page, address: string): Promise<string> {
  await reader.goto(bulletin + address);
  return contentOf(reader.locator('body'));
}

test('the server and the copy show the same pages', async ({ page }, info) => {
  const folder = info.outputPath('kopia');
  const copy = ['apps/cli/src/main.ts', 'site', 'export', folder, '--site', bulletin];
  // other tests publish meanwhile: then the copy is brought up to date
  await expect(async () => {
    await runFile(process.execPath, copy, { cwd: root });
    for (const kind of kinds) {
      await page.goto(bulletin);
      const address = await addressOf(page, kind);
      const served = await servedAt(page, address);
      expect(served).toContain('Urząd Gminy Jasionka');
      await page.setContent(readFileSync(path.join(folder, `${address === '/' ? 'index' : address}.html`), 'utf8'));
      expect(await contentOf(page.locator('body')), address).toBe(served);
    }
  }).toPass();
});

test('the server and the previews show the same pages', async ({ page, browser }) => {
  const title = 'Statut Gminy Jasionka (tekst jednolity)';
  const reader = await browser.newPage();
  await signIn(page, 'administrator', '/ustawienia/podglad-strony/PL');
  const framed = page.frameLocator('iframe[title="Podgląd strony"]');
  await expect(framed.getByRole('heading', { name: 'Ostatnio opublikowane' })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(framed.getByRole('heading', { name: 'Ostatnio opublikowane' })).toBeVisible();
    expect(await contentOf(framed.locator('body'))).toBe(await servedAt(reader, '/'));
  }).toPass();

  await page.goto(`/artykuly/artykuly-opublikowane?filters=title;contains;${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Podgląd', exact: true }).click();
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
  await reader.goto(`${bulletin}/szukaj?q=${encodeURIComponent(title)}`);
  await reader.getByRole('main').getByRole('link', { name: title }).first().click();
  // menus and footer are changed by other tests meanwhile
  await expect(async () => {
    for (const one of [reader, preview]) {
      await one.reload();
      await expect(one.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    expect(await contentOf(preview.locator('body'))).toBe(await contentOf(reader.locator('body')));
  }).toPass();
  await reader.close();
});
