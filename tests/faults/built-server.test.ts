import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
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
