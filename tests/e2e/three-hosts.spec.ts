// One office in the three places that show its bulletin: the server, the preview in the back office, and the copy in files.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { signIn } from '../support/signed-in.ts';

const root = path.resolve(import.meta.dirname, '../..');
const bulletin = `http://localhost:${process.env.E2E_SITE_PORT}`;

/** The elements and texts of a page, without what is each host's own: addresses, sizes of pictures, the moment. */
const contentOf = (body: Locator) =>
  body.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const own of copy.querySelectorAll('.mark, script')) own.remove();
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

test('the server, the preview and the copy show the same page', async ({ page, browser }, info) => {
  const folder = info.outputPath('kopia');
  execFileSync(process.execPath, ['apps/cli/src/main.ts', 'site', 'export', folder, '--site', bulletin], { cwd: root });
  await signIn(page, 'administrator', '/ustawienia/podglad-strony/PL');
  const framed = page.frameLocator('iframe[title="Podgląd strony"]');
  await expect(framed.getByRole('heading', { name: 'Ostatnio opublikowane' })).toBeVisible();

  const reader = await browser.newPage();
  await reader.goto(bulletin);
  const served = await contentOf(reader.locator('body'));
  expect(served).toContain('Urząd Gminy Jasionka');
  expect(await contentOf(framed.locator('body'))).toBe(served);

  await reader.setContent(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  expect(await contentOf(reader.locator('body'))).toBe(served);
  await reader.close();
});
