// npm run pictures [-- NAME…]: takes the pictures of the knowledge base (1440 pixels wide) and of the bulletin anew from the demonstration.
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from '../../scripts/build.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { chromiumFlags, chromiumForTests } from '../support/chromium.ts';
import { startProduct } from '../support/product.ts';
import { signIn } from '../support/signed-in.ts';
import { bulletinShots, takeBulletin } from './bulletin-shots.ts';
import { type Shot, shots } from './shots.ts';

const root = path.resolve(import.meta.dirname, '../..');
const helpFolder = path.join(root, 'apps/api/src/application/help/obrazy');
const docsFolder = path.join(root, 'docs/images');
/** What is used of sharp, which is a dependency of the server. */
type Sharp = (picture: Buffer) => {
  png: (options: { palette: boolean; colours: number; dither: number; effort: number; compressionLevel: number }) => {
    toFile: (file: string) => Promise<{ width: number; height: number; size: number }>;
  };
};
const sharp = createRequire(path.join(root, 'apps/api/package.json'))('sharp') as Sharp;

/** Bytes; application.test.ts refuses larger ones. */
const largest = 40_000;
const size = { width: 1440, height: 1100 };

async function take(page: Page, { name, path: address, open, part = 'main', height = size.height }: Shot) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await open?.(page);
  await page.waitForLoadState('networkidle');
  const element = page.locator(part).first();
  if (part === 'main') await page.evaluate(() => window.scrollTo(0, 0));
  else await element.scrollIntoViewIfNeeded();
  // no tooltip, no caret, no motion
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${name}: ${part} is not shown`);
  const visible = Math.min(box.height, height, size.height - box.y);
  const shot = await page.screenshot({ clip: { ...box, height: visible }, caret: 'hide', animations: 'disabled' });
  await save(path.join(helpFolder, `${name}.png`), shot, [64, 32, 16], largest);
}

/** As a palette PNG, of fewer colours until it is small enough. */
async function save(file: string, shot: Buffer, palettes: readonly number[], most: number) {
  for (const colours of palettes) {
    const made = await sharp(shot)
      .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
      .toFile(file);
    if (made.size <= most || colours === palettes.at(-1)) {
      process.stdout.write(`${path.basename(file)} ${made.width}x${made.height}, ${Math.round(made.size / 1000)} kB\n`);
      return;
    }
  }
}

const names = process.argv.slice(2);
const isChosen = ({ name }: { name: string }) => names.length === 0 || names.includes(name);
const chosen = shots.filter(isChosen);
const sitePort = await freePort();
build('web', process.execPath);
build('api', process.execPath);
const product = await startProduct({ SITE_PORT: String(sitePort) });
const browser = await chromium.launch({
  executablePath: chromiumForTests(),
  args: [...chromiumFlags, '--font-render-hinting=none'],
});
try {
  const page = await browser.newPage({ baseURL: product.url, viewport: size, locale: 'pl-PL' });
  if (chosen.length > 0) await signIn(page, 'administrator');
  for (const shot of chosen) await take(page, shot);
  for (const shot of bulletinShots.filter(isChosen))
    await takeBulletin(browser, `http://localhost:${sitePort}`, shot, (name, picture) =>
      save(path.join(docsFolder, `${name}.png`), picture, [128, 64], 120_000),
    );
} finally {
  await browser.close();
  await product.stop();
}
