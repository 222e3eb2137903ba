// Style sheet, typeface and sign of the bulletin, for its pages and for previews of articles.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { carriedFile } from '../../http/web/carried-file.ts';
import { polishFont, siteFontFaces, siteWeights } from '../../http/web/font-faces.ts';
import { serveAssets } from '../../identity/pages/assets.ts';
import { madePage, sendPage } from './made-page.ts';

const fonts = '/czcionki';
export const unchanging = 'public, max-age=31536000, immutable';

/** Addresses. */
export interface SiteStyle {
  styleSheet: string;
  sign: string;
}

const readOwn = (name: string) => readFile(carriedFile(name, `@redakcja/site/${name}`), 'utf8');

/** Without a build it is cut now, by what only development has. */
async function readFont(weight: (typeof siteWeights)[number]): Promise<Buffer> {
  const built = path.join(import.meta.dirname, 'assets', polishFont(weight));
  if (existsSync(built)) return readFile(built);
  const cutter = new URL('../../../cut-fonts.mjs', import.meta.url).href;
  return (await import(cutter)).cutFont(weight);
}

function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= make());
}

/** The address of the sheet changes with its content. `folder` is in front of the addresses. */
export async function serveSiteStyle(app: FastifyInstance, folder = ''): Promise<SiteStyle> {
  const style = `${siteFontFaces(folder + fonts)}\n${await readOwn('site.css')}`;
  const styleSheet = `${folder}/styl-${createHash('sha256').update(style).digest('hex').slice(0, 12)}.css`;
  const sheet = madePage({ type: 'text/css; charset=utf-8', text: style });
  const sign = `${folder}/bip.svg`;
  const drawing = madePage({ type: 'image/svg+xml', text: await readOwn('bip.svg') });
  const quiet = { config: { quiet: true } };
  app.get(styleSheet, quiet, (_request, reply) => sendPage(reply, sheet, unchanging));
  app.get(sign, quiet, (_request, reply) => sendPage(reply, drawing, 'public, max-age=86400'));
  for (const weight of siteWeights) {
    const font = lazily(() => readFont(weight));
    app.get(`${folder}${fonts}/${polishFont(weight)}`, quiet, async (_request, reply) =>
      reply.headers({ 'content-type': 'font/woff2', 'cache-control': unchanging }).send(await font()),
    );
  }
  serveAssets(app, folder + fonts);
  return { styleSheet, sign };
}
