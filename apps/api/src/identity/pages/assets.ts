// Static files of the sign-in pages: fonts, icon and scripts.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/problem.ts';
import { carriedFile } from '../../http/web/carried-file.ts';

const folder = path.join(import.meta.dirname, 'assets');

const types: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.js': 'text/javascript; charset=utf-8',
};

const fontFiles = ['latin', 'latin-ext'].flatMap((subset) =>
  [400, 500, 600].map((weight) => `fira-sans-${subset}-${weight}.woff2`),
);
const files = new Set(['continue.js', 'show-password.js', 'favicon.svg', ...fontFiles]);

function filePath(name: string): string {
  const packaged = name.replace(/\.woff2$/, '-normal.woff2');
  return fontFiles.includes(name)
    ? carriedFile(`assets/${name}`, `@fontsource/fira-sans/files/${packaged}`)
    : path.join(folder, name);
}

/** `folder` is the address under which they are served. */
export function serveAssets(app: FastifyInstance, folder = '/identity/assets'): void {
  const read = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { name: string } }>(`${folder}/:name`, { config: { quiet: true } }, async (request, reply) => {
    const { name } = request.params;
    if (!files.has(name)) throw notFound('Nie ma takiego pliku');
    const content = read.get(name) ?? readFile(filePath(name));
    read.set(name, content);
    return reply
      .headers({
        'content-type': types[path.extname(name)],
        'cache-control': 'public, max-age=604800',
      })
      .send(await content);
  });
}
