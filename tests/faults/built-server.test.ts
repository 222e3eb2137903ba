import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { copyRuntimePackages } from '../../scripts/release/runtime-packages.mjs';
import { startOnDemoData } from './demo-product.ts';

const dist = path.resolve(import.meta.dirname, '../../apps/api/dist');

/** The files of the build that a file loads before it runs, itself included. */
function loadedWith(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(path.join(dist, file), 'utf8');
  for (const [, name = ''] of text.matchAll(/^(?:import|export)\b.* ?"\.\/([\w.-]+)";$/gm)) loadedWith(name, known);
  return known;
}

test('the built server leaves its compiled code for the next start', async () => {
  // the first one has made the demo data
  const product = await startOnDemoData({ LOG_LEVEL: 'error' });
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
  await product.stop();
  const kept = path.join(dist, '.compiled');
  expect(readdirSync(kept, { recursive: true }).length).toBeGreaterThan(5);
});

test('the start loads neither the identity provider nor other packages of later requests', () => {
  const files = [...loadedWith('server.mjs')];
  expect(files.length).toBeGreaterThan(5);
  const maps = files.map((file) => path.join(dist, `${file}.map`)).filter((map) => existsSync(map));
  const sources = maps.flatMap((map) => JSON.parse(readFileSync(map, 'utf8')).sources);
  const packages = new Set(
    sources.map((source: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]),
  );
  expect([...packages]).toContain('fastify');
  for (const late of ['oidc-provider', 'koa', 'nodemailer', 'tar-stream']) expect([...packages]).not.toContain(late);
});

test('the built server holds its sources in one byte a character', () => {
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.mjs'))) {
    const text = readFileSync(path.join(dist, file), 'utf8');
    expect(/[^\0-\x7f]/.exec(text)?.[0], file).toBeUndefined();
  }
});

test('the built server needs nothing of the project but the packages of a release', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'bip-release-'));
  try {
    cpSync(dist, path.join(place, 'apps/api/dist'), { recursive: true, filter: (file) => !file.endsWith('.map') });
    copyRuntimePackages(place);
    const sitePort = await freePort();
    const product = await startOnDemoData({ LOG_LEVEL: 'error', SITE_PORT: String(sitePort) }, place);
    const bulletin = `http://localhost:${sitePort}`;
    const home = await (await fetch(bulletin)).text();
    const [, sheet] = /href="(\/styl-\w+\.css)"/.exec(home) ?? [];
    // pictures are made by a library of the system, pages by a package that is loaded late
    const [, picture] = /src="(\/api\/files\/[^"]+)"/.exec(home) ?? [];
    for (const address of [
      '/openapi.json',
      '/api-docs/redoc.js',
      '/pomoc/czcionki/fira-sans-latin-400.woff2',
      '/api/files/flags/PL',
    ])
      expect([address, (await fetch(product.url + address)).status]).toEqual([address, 200]);
    for (const address of [sheet, picture, '/szukaj?q=budzet'])
      expect([address, (await fetch(`${bulletin}${address}`)).status]).toEqual([address, 200]);
    await product.stop();
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
