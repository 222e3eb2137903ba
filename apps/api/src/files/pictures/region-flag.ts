// Default flags, from country-flag-icons (MIT), for ISO codes without an uploaded one.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Handler } from '../../call/handler.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { notFound } from '../../http/problem.ts';
import { sandboxPolicy } from '../stored/download.ts';

/** The build copies the flags beside the bundle; from the sources they are read from the package. */
function locate(): string {
  const built = path.join(import.meta.dirname, 'flags');
  if (existsSync(built)) return built;
  return path.join(path.dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');
}

const folder = locate();

export const downloadRegionFlag: Handler<'downloadRegionFlag'> = async ({ params }) => {
  // the contract allows only letters and a hyphen
  const content = await readFile(path.join(folder, `${params.region}.svg`)).catch(() => null);
  if (content === null) throw notFound(`Nie ma flagi „${params.region}”`);
  return {
    stream: Readable.from([content]),
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-length': String(content.length),
      'content-disposition': contentDisposition('inline', `${params.region}.svg`),
      'content-security-policy': sandboxPolicy,
      'cache-control': 'public, max-age=604800',
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
};
