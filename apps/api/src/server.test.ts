import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from './areas.ts';
import { rowShape } from './database/rows/row-shape.ts';
import { createLog } from './http/log.ts';
import { shutDown } from './shutdown.ts';
import { startApi, type TestApi } from './testing/start-api.ts';

let api: TestApi;
let webRoot: string;
const lines: string[] = [];

beforeAll(async () => {
  webRoot = mkdtempSync(path.join(tmpdir(), 'redakcja-web-'));
  mkdirSync(path.join(webRoot, 'assets'));
  writeFileSync(path.join(webRoot, 'index.html'), '<meta name="redakcja-api" content="" /><div id="app"></div>');
  writeFileSync(path.join(webRoot, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(webRoot, 'assets/index-B0N0Mw7I.js'), 'plain');
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  api = await startApi({
    env: { WEB_ROOT: webRoot, API_URL: 'https://api.gmina.example', PUBLIC_URL: 'https://redakcja.gmina.example' },
    log: createLog('debug', stream),
  });
});
afterAll(async () => {
  await api.stop();
  rmSync(webRoot, { recursive: true });
});

test('/healthz and /readyz answer without a token', async () => {
  expect((await api.app.inject('/healthz')).statusCode).toBe(200);
  expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
});

test.each([
  '/',
  '/index.html',
  '/artykuly/artykuly/podgl%C4%85d/12/EN',
  '/slowniki/tagi?page=2',
  '//slowniki',
  '/zmiana-hasla/abc',
])('the web app answers %s', async (url) => {
  const page = await api.app.inject({ url, headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
  expect(page.payload).toContain('<div id="app">');
  expect(page.payload).toContain('content="https://api.gmina.example"');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers['content-security-policy']).toContain("connect-src 'self' https://api.gmina.example");
});

test('files with a hash are cached for ever', async () => {
  const url = '/assets/index-B0N0Mw7I.js';
  const plain = await api.app.inject(url);
  expect(plain.headers['cache-control']).toContain('immutable');
  const known = await api.app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
  expect(known.statusCode).toBe(304);
});

test('the page and files without a hash are asked for anew each time, and sent when they have changed', async () => {
  for (const [url, type] of [
    ['/', 'text/html; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
  ] as const) {
    const first = await api.app.inject({ url });
    expect([first.headers['cache-control'], first.headers['content-type']]).toEqual(['no-cache', type]);
    const again = await api.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
  }
});

test.each(['/assets/index-old.js', '/assets/..%2f..%2fpackage.json', '/api/x', '/identity-x/../api/x', '/podglad/x'])(
  '%s is not a page of the app',
  async (url) => {
    expect((await api.app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404);
  },
);

test('the page of the office may call the API of another host, other pages may not', async () => {
  const call = (origin: string) => api.app.inject({ url: '/api/application/PL', headers: { origin } });
  const own = await call('https://redakcja.gmina.example');
  expect(own.headers['access-control-allow-origin']).toBe('https://redakcja.gmina.example');
  expect(own.headers['access-control-expose-headers']).toContain('total-count');
  expect((await call('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  const preflight = { origin: 'https://redakcja.gmina.example', 'access-control-request-method': 'PUT' };
  const asked = await api.app.inject({
    method: 'OPTIONS',
    url: '/api/articles/1',
    headers: preflight,
  });
  expect(asked.statusCode).toBe(204);
  expect(asked.headers['access-control-allow-headers']).toContain('if-match');
  expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
  const page = await api.app.inject({ method: 'OPTIONS', url: '/slowniki', headers: preflight });
  expect(page.statusCode).toBe(404);
});

test('the log has no personal data, tokens or queries', async () => {
  lines.length = 0;
  const user = await api.user({ permissions: ['ManageSettings'] });
  await api.as(user).get('/api/dictionaries/tags?filters=name;contains;44051401359');
  await api.withToken('secret-token').get('/api/dictionaries/tags/7');
  const log = lines.join('');
  expect(log).toContain('"operation":"listTags"');
  expect(log).toContain('"resource":7');
  expect(log).toContain(`"user":${user.id}`);
  expect(log).not.toMatch(/44051401359|secret-token|filters|Bearer/);
});

test('a failure of the database is logged without the values of the row', async () => {
  lines.length = 0;
  const failing = await startApi({
    log: createLog('error', new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })),
    handlers: {
      ...handlers,
      listTags: async ({ db }) => {
        await db.rows(rowShape({}), sql`select '44051401359'::date`);
        return { body: [], total: 0 };
      },
    },
  });
  try {
    const user = await failing.user({ permissions: ['ManageSettings'] });
    const answer = await failing.as(user).get('/api/dictionaries/tags');
    expect(answer.status).toBe(400);
    expect(lines.join('') + answer.text).not.toContain('44051401359');
  } finally {
    await failing.stop();
  }
});

test('an end waits for requests under way and takes no new ones', async () => {
  const started = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const slow = await startApi({
    handlers: {
      ...handlers,
      listTags: async () => {
        started.resolve();
        await mayEnd.promise;
        return { body: [], total: 0 };
      },
    },
  });
  const address = await slow.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = slow.app.server.address() as AddressInfo;
  const user = await slow.user({ permissions: ['ManageSettings'] });
  const answer = fetch(`${address}/api/dictionaries/tags`, { headers: { authorization: `Bearer test-${user.id}` } });
  await started.promise;
  let isClosed = false;
  const closed = shutDown({ app: slow.app, after: [slow.database.close], timeout: 300_000, log: slow.app.log }).then(
    () => {
      isClosed = true;
    },
  );
  while (slow.app.server.listening) await setImmediate();
  const refused = connect(port, '127.0.0.1');
  await expect(once(refused, 'connect')).rejects.toThrow('ECONNREFUSED');
  expect(isClosed).toBe(false);
  mayEnd.resolve();
  expect((await answer).status).toBe(200);
  await closed;
});

test('an end does not wait for ever', async () => {
  const started = Promise.withResolvers<void>();
  const stuck = await startApi({
    handlers: {
      ...handlers,
      listTags: () => {
        started.resolve();
        return new Promise(() => undefined);
      },
    },
  });
  const address = await stuck.app.listen({ port: 0, host: '127.0.0.1' });
  const user = await stuck.user({ permissions: ['ManageSettings'] });
  const answer = fetch(`${address}/api/dictionaries/tags`, { headers: { authorization: `Bearer test-${user.id}` } });
  const outcome = answer.then(() => 'answered').catch(() => 'cut off');
  await started.promise;
  await shutDown({ app: stuck.app, after: [stuck.database.close], timeout: 20, log: stuck.app.log });
  expect(await outcome).toBe('cut off');
});

test.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '4bf92f3577b34da6a3ce929d0e0e4736'],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', undefined],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01, Jan Kowalski', undefined],
  [undefined, undefined],
])('a request of the trace %s is logged with %s', async (traceparent, trace) => {
  lines.length = 0;
  await api.app.inject({ url: '/api/nie-ma', headers: traceparent === undefined ? {} : { traceparent } });
  await expect.poll(() => lines).not.toEqual([]);
  expect(lines.map((line) => JSON.parse(line).trace)).toEqual(lines.map(() => trace));
});
