// Default flags, from country-flag-icons (MIT), for ISO codes without an uploaded one.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Handler } from '../../call/handler.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { notFound } from '../../http/problem.ts';
import { carriedFile } from '../../http/web/carried-file.ts';
import { sandboxPolicy } from '../stored/download.ts';

const folder = path.join(path.dirname(carriedFile('flags/package.json', 'country-flag-icons/package.json')), '3x2');

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
