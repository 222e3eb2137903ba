// Every address that compresses its answers reads Accept-Encoding alike. A file that decides by it stands in `deciding`, its addresses below.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../site/host/site-server.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { testToken } from '../../testing/test-tokens.ts';
import { acceptedEncoding } from './accept-encoding.ts';

const all = ['zstd', 'br', 'gzip'] as const;
type Encoding = (typeof all)[number];

/** What is answered of three encodings, of two, and of one. */
const headers: [string | undefined, Encoding | null, Encoding | null, Encoding | null][] = [
  ['gzip, deflate, br, zstd', 'zstd', 'br', 'gzip'],
  ['gzip, br', 'br', 'br', 'gzip'],
  ['gzip, br;q=0', 'gzip', 'gzip', 'gzip'],
  ['br;q=0.000, zstd;q=0, gzip;q=0.9', 'gzip', 'gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8, zstd;q=0.1', 'gzip', 'gzip', 'gzip'],
  ['gzip;q=0.5 , br ; q=0.8', 'br', 'br', 'gzip'],
  ['GZIP', 'gzip', 'gzip', 'gzip'],
  ['*', 'zstd', 'br', 'gzip'],
  ['*, br;q=0', 'zstd', 'gzip', 'gzip'],
  ['gzip;q=0, *;q=0.1', 'zstd', 'br', null],
  ['br, *;q=0', 'br', 'br', null],
  ['*;q=0', null, null, null],
  ['identity', null, null, null],
  ['identity, gzip;q=0.5', null, null, null],
  ['identity;q=0.5, gzip', 'gzip', 'gzip', 'gzip'],
  ['identity, gzip', 'gzip', 'gzip', 'gzip'],
  ['deflate, brotli, x-br, sgzip', null, null, null],
  ['gzip;q=ja', null, null, null],
  ['', null, null, null],
  [undefined, null, null, null],
];

test.each(headers)('"%s" of three, two and one: %s, %s, %s', (header, ofThree, ofTwo, ofOne) => {
  const offered = [all, all.slice(1), all.slice(2)];
  expect(offered.map((some) => acceptedEncoding(header, some))).toEqual([ofThree, ofTwo, ofOne]);
});

const deciding = ['http/cached/cached-answer.ts', 'http/web/web-app.ts', 'site/open-data/packed-data.ts'];

test('what is answered compressed is decided by one function', () => {
  const sources = path.resolve(import.meta.dirname, '../..');
  const found = globSync('**/*.ts', { cwd: sources }).filter(
    (file) =>
      !/\.test\.ts$|^testing\/|\/accept-encoding\.ts$/.test(file) &&
      /acceptedEncoding|content-encoding|headers\['accept-encoding'\]|preCompressed/.test(
        readFileSync(path.join(sources, file), 'utf8'),
      ),
  );
  // the archive reads pages of others
  expect(found.filter((file) => !file.startsWith('archive/')).toSorted()).toEqual(deciding);
});

let api: TestApi;
let site: FastifyInstance;
let webRoot: string;
let token: string;

beforeAll(async () => {
  webRoot = mkdtempSync(path.join(tmpdir(), 'redakcja-encodings-'));
  mkdirSync(path.join(webRoot, 'assets'));
  writeFileSync(path.join(webRoot, 'index.html'), '<meta name="redakcja-api" content="" /><div id="app"></div>');
  for (const [ending, bytes] of [
    ['', Buffer.from('plain')],
    ['.br', brotliCompressSync('plain')],
    ['.gz', gzipSync('plain')],
  ] as const)
    writeFileSync(path.join(webRoot, `assets/index-B0N0Mw7I.js${ending}`), bytes);
  api = await startApi({ env: { WEB_ROOT: webRoot } });
  token = testToken(await api.user({ permissions: ['CreateArticles'] }));
  site = await buildSite(api.services, { stateAge: 0, maxValues: 100 });
});
afterAll(async () => {
  await site.close();
  await api.stop();
  rmSync(webRoot, { recursive: true });
});

const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };

/** Style sheets have their content in their names. */
async function styleSheet(): Promise<string> {
  return /<link rel="stylesheet" href="([^"]+)"/.exec((await site.inject('/')).body)?.[1] ?? '';
}

describe.each<[string, () => Promise<string> | string, 1 | 2 | 3, 'office' | 'site']>([
  ['the web app', () => '/', 2, 'office'],
  ['a file of the web app', () => '/assets/index-B0N0Mw7I.js', 2, 'office'],
  ['the contract', () => '/openapi.json', 3, 'office'],
  ['the contract as YAML', () => '/openapi.yaml', 3, 'office'],
  ['the script of the readable contract', () => '/api-docs/redoc.js', 3, 'office'],
  ['a menu', () => '/api/menus/20?categoryOnly=true', 3, 'office'],
  ['the site', () => '/api/site/PL', 3, 'office'],
  ['a page', () => '/', 2, 'site'],
  ['the page of an error', () => '/nie-ma', 2, 'site'],
  ['the style sheet', styleSheet, 2, 'site'],
  ['the sign', () => '/bip.svg', 2, 'site'],
  ['a feed', () => '/atom.xml', 2, 'site'],
  ['a data set', () => '/dane/artykuly.csv', 1, 'site'],
  ['the description of the data', () => '/dane/datapackage.json', 2, 'site'],
])('%s', (_, address, offered, host) => {
  const ask = async (header: string | undefined) => {
    const app = host === 'site' ? site : api.app;
    const asked = { accept: 'text/html,*/*', ...(host === 'office' && { authorization: `Bearer ${token}` }) };
    const encoding = header === undefined ? {} : { 'accept-encoding': header };
    return app.inject({ url: await address(), headers: { ...asked, ...encoding } });
  };

  test('is compressed as the caller accepts it', async () => {
    const plain = (await ask('identity')).rawPayload;
    expect(plain.length).toBeGreaterThan(0);
    for (const [header, ...answers] of headers) {
      const answer = await ask(header);
      const encoding = answers[3 - offered] ?? null;
      expect([header, answer.headers['content-encoding'] ?? null]).toEqual([header, encoding]);
      expect(answer.headers.vary).toMatch(/accept-encoding/);
      const bytes = encoding === null ? answer.rawPayload : unpack[encoding](answer.rawPayload);
      expect(bytes.equals(plain)).toBe(true);
    }
  });
});
