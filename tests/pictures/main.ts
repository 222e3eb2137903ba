// npm run pictures [-- NAME…]: takes the pictures of the knowledge base anew from the demonstration, at a width of 1440 pixels.
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from '../../scripts/build.mjs';
import { chromiumFlags, chromiumForTests } from '../support/chromium.ts';
import { startProduct } from '../support/product.ts';
import { signIn } from '../support/signed-in.ts';
import { type Shot, shots } from './shots.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'apps/api/src/application/help/obrazy');
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
  for (const colours of [64, 32, 16]) {
    const file = path.join(folder, `${name}.png`);
    const made = await sharp(shot)
      .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
      .toFile(file);
    if (made.size <= largest || colours === 16) {
      process.stdout.write(`${name}.png ${made.width}x${made.height}, ${Math.round(made.size / 1000)} kB\n`);
      return;
    }
  }
}

const names = process.argv.slice(2);
const chosen = shots.filter(({ name }) => names.length === 0 || names.includes(name));
build('web', process.execPath);
build('api', process.execPath);
const product = await startProduct({});
const browser = await chromium.launch({ executablePath: chromiumForTests(), args: chromiumFlags });
try {
  const page = await browser.newPage({ baseURL: product.url, viewport: size, locale: 'pl-PL' });
  await signIn(page, 'administrator');
  for (const shot of chosen) await take(page, shot);
} finally {
  await browser.close();
  await product.stop();
}
