// What programs find beside the operations: the contract, and clear answers where there is nothing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operations } from '@redakcja/generated/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let webRoot: string;

beforeAll(async () => {
  webRoot = mkdtempSync(path.join(tmpdir(), 'redakcja-web-'));
  mkdirSync(path.join(webRoot, 'assets'));
  writeFileSync(path.join(webRoot, 'index.html'), '<div id="app"></div>');
  writeFileSync(path.join(webRoot, 'robots.txt'), 'User-agent: *');
  api = await startApi({ env: { WEB_ROOT: webRoot } });
});
afterAll(async () => {
  await api.stop();
  rmSync(webRoot, { recursive: true });
});

const ask = (url: string, accept?: string, method: 'GET' | 'PATCH' | 'DELETE' | 'POST' | 'PUT' = 'GET') =>
  api.app.inject({ method, url, headers: accept === undefined ? {} : { accept } });

test('the contract, as JSON and as YAML', async () => {
  const json = await ask('/openapi.json');
  expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
  const document = json.json();
  expect(document.openapi).toMatch(/^3\./);
  expect(Object.keys(document.paths).length).toBeGreaterThan(100);
  const yaml = await ask('/openapi.yaml');
  expect(yaml.headers['content-type']).toBe('application/yaml; charset=utf-8');
  expect(parse(yaml.body)).toEqual(document);
  const again = await api.app.inject({ url: '/openapi.yaml', headers: { 'if-none-match': String(yaml.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the readable contract and its script are served by this server, under a policy without foreign scripts', async () => {
  const page = await ask('/api-docs', 'text/html');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self';.*connect-src 'self';/);
  const [, script = ''] = /<script type="module" src="([^"]+)"><\/script>/.exec(page.body) ?? [];
  const { headers, body } = await ask(script);
  // a badge and icons of its makers
  expect(body).not.toMatch(/cdn\.redoc/);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  const again = await api.app.inject({ url: script, headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test.each<[string, string | undefined, number]>([
  ['/api-docs/nie-ma.js', 'text/html', 404],
  ['/', undefined, 200],
  ['/', '*/*', 200],
  ['/slowniki/tagi', 'text/html,application/xhtml+xml,*/*;q=0.8', 200],
  ['/slowniki/tagi', '*/*', 404],
  ['/.well-known/nie-ma.json', 'application/json', 404],
  ['/wp-login.php', undefined, 404],
])('%s for whoever asks for %s: %i', async (address, accept, status) => {
  expect((await ask(address, accept)).statusCode).toBe(status);
});

test('every path of the contract refuses each method that it lacks, and names its own', async () => {
  const wanted: unknown[] = [];
  const answered: unknown[] = [];
  for (const path of new Set(operations.map((one) => one.path))) {
    const own = operations.filter((one) => one.path === path).map(({ method }) => method.toUpperCase());
    const url = path.replace(/\{\w+\}/g, '1');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (own.includes(method)) continue;
      const { statusCode, headers } = await ask(url, undefined, method);
      const allow = String(headers.allow)
        .split(', ')
        .filter((one) => one !== 'HEAD')
        .toSorted();
      wanted.push([method, url, 405, own.toSorted()]);
      answered.push([method, url, statusCode, allow]);
    }
  }
  expect(answered).toEqual(wanted);
  // which a record beside it has
  expect(wanted).toContainEqual(['GET', '/api/articles/status', 405, ['PUT']]);
});

test('an address with other methods names them', async () => {
  const refused = await ask('/api/articles/12', undefined, 'PATCH');
  expect(refused.statusCode).toBe(405);
  expect(refused.headers.allow).toBe('HEAD, GET, PUT');
  expect(refused.json()).toMatchObject({ status: 405, errors: ['Ten adres przyjmuje: GET, PUT'] });
  expect((await ask('/api/nie-ma', undefined, 'DELETE')).statusCode).toBe(404);
  for (const [method, address] of [
    ['POST', '/openapi.json'],
    ['PUT', '/robots.txt'],
    ['DELETE', '/readyz?a=1'],
    ['PATCH', '/api-docs'],
  ] as const) {
    const other = await ask(address, undefined, method);
    expect([address, other.statusCode, other.headers.allow]).toEqual([address, 405, 'HEAD, GET']);
  }
  for (const address of ['/../../../../../../etc/passwd', '/robots.txt/a', '/nie-ma', '/assets', '/%00'])
    expect((await ask(address, undefined, 'POST')).statusCode).toBe(404);
});
