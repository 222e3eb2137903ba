// npm run pictures [-- NAME…]: takes the pictures of the knowledge base (1440 pixels wide), of README and of the bulletin anew from the demonstration.
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from '../../scripts/build.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { chromiumFlags, chromiumForTests } from '../support/chromium.ts';
import { startProduct } from '../support/product.ts';
import { signInByHand } from '../support/signed-in.ts';
import { bulletinShots, takeBulletin } from './bulletin-shots.ts';
import { readmeShots, type Shot, shots } from './shots.ts';

const root = path.resolve(import.meta.dirname, '../..');
const helpFolder = path.join(root, 'apps/api/src/application/help/obrazy');
const docsFolder = path.join(root, 'docs/images');
/** What is used of sharp, which is a dependency of the server. */
type Sharp = (picture: Buffer) => {
  png: (options: {
    palette: boolean;
    colours?: number;
    quality?: number;
    dither: number;
    effort: number;
    compressionLevel: number;
  }) => {
    toFile: (file: string) => Promise<{ width: number; height: number; size: number }>;
  };
};
const sharp = createRequire(path.join(root, 'apps/api/package.json'))('sharp') as Sharp;

/** Bytes; application.test.ts refuses larger ones. */
const largest = 40_000;
const size = { width: 1440, height: 1100 };

async function show(page: Page, { path: address, open }: Shot): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await open?.(page);
  await page.waitForLoadState('networkidle');
}

/** No tooltip, no motion, nothing that is still loading. */
async function calm(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => document.querySelector('.loader, .p-skeleton, .list-skeleton') === null);
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
}

const still = { caret: 'hide', animations: 'disabled' } as const;

async function take(page: Page, shot: Shot) {
  const { name, part = 'main', height = size.height } = shot;
  await show(page, shot);
  const element = page.locator(part).first();
  await element.waitFor();
  await calm(page);
  if (part === 'main') await page.evaluate(() => window.scrollTo(0, 0));
  else await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${name}: ${part} is not shown`);
  const visible = Math.min(box.height, height, size.height - box.y);
  const picture = await page.screenshot({ clip: { ...box, height: visible }, ...still });
  await save(path.join(helpFolder, `${name}.png`), picture, largest);
}

const forDocs = (name: string, picture: Buffer) => save(path.join(docsFolder, `${name}.png`), picture, 120_000);

/** A whole screen, with the pager or the footer under it. */
async function takeForReadme(page: Page, shot: Shot) {
  await page.setViewportSize({ ...size, height: 900 });
  await show(page, shot);
  await calm(page);
  await forDocs(shot.name, await page.screenshot(still));
}

/** Shares of the colours to keep, then 16 of them; the states of articles are grey there. */
const palettes = [...[100, 80, 60, 40, 20].map((quality) => ({ quality })), { colours: 16 }];

/** As a palette PNG, of fewer colours until it is small enough. */
async function save(file: string, shot: Buffer, most: number) {
  for (const palette of palettes) {
    const made = await sharp(shot)
      .png({ ...palette, palette: true, dither: 0, effort: 10, compressionLevel: 9 })
      .toFile(file);
    if (made.size <= most || palette === palettes.at(-1)) {
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
  const chosenForReadme = readmeShots.filter(isChosen);
  if (chosen.length + chosenForReadme.length > 0) await signInByHand(page, 'administrator');
  for (const shot of chosen) await take(page, shot);
  for (const shot of chosenForReadme) await takeForReadme(page, shot);
  for (const shot of bulletinShots.filter(isChosen))
    await takeBulletin(browser, `http://localhost:${sitePort}`, shot, forDocs);
} finally {
  await browser.close();
  await product.stop();
}
