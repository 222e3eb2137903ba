// Flags that come with the product, from their package (MIT), for ISO codes the office has uploaded none for.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Handler } from '../contract/handler.ts';
import { notFound } from '../shared/problem.ts';
import { closedPolicy, disposition } from './download.ts';

/** In a built server the flags are beside it; in the sources they are in their package. */
function locate(): string {
  const built = path.join(import.meta.dirname, 'flags');
  if (existsSync(built)) return built;
  return path.join(path.dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');
}

const folder = locate();

export const downloadRegionFlag: Handler<'downloadRegionFlag'> = async ({ params }) => {
  // the contract lets only letters and a hyphen through
  const content = await readFile(path.join(folder, `${params.region}.svg`)).catch(() => null);
  if (content === null) throw notFound(`Nie ma flagi „${params.region}”`);
  return {
    stream: Readable.from([content]),
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-length': String(content.length),
      'content-disposition': disposition('inline', `${params.region}.svg`),
      'content-security-policy': closedPolicy,
      'cache-control': 'public, max-age=604800',
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
};
