// The bulletin in a process of its own: its database role reads what is public and nothing else, and it goes on without back office and database.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { type Product, startProduct } from '../support/product.ts';
import { copyDemoFiles, demoPostgres } from './demo-product.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Longer than usual: a machine for tests may be busy. */
const settings = { SITE_TIMEOUT: '20000', LOG_LEVEL: 'warn' };
const callers = process.env.FAULTS === 'long' ? 5000 : 500;

let postgres: Awaited<ReturnType<typeof demoPostgres>>;
let backOffice: Product;
let bulletin: ChildProcess;
let port: number;
/** Of the bulletin in the process of the back office. */
let besidePort: number;
let reader: string;

const get = async (address: string, headers: Record<string, string> = {}, from = port) => {
  const answer = await fetch(`http://localhost:${from}${address}`, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

beforeAll(async () => {
  postgres = await demoPostgres();
  besidePort = await freePort();
  backOffice = await startProduct(
    { ...settings, DATABASE_URL: postgres.url, SITE_PORT: String(besidePort) },
    copyDemoFiles,
  );
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create role bip_reader login');
  await client.query("select let_serve_bulletin('bip_reader')");
  await client.end();
  reader = postgres.url.replace('bip@', 'bip_reader@');
  port = await freePort();
  bulletin = spawn(process.execPath, ['apps/api/dist/main.mjs'], {
    cwd: root,
    env: { ...process.env, ...settings, SERVE: 'bulletin', SITE_PORT: String(port), DATABASE_URL: reader },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await vi.waitFor(
    async () => {
      if (bulletin.exitCode === null) expect((await get('/')).status).toBe(200);
    },
    { timeout: 300_000, interval: 10 },
  );
  expect(bulletin.exitCode).toBeNull();
});
afterAll(async () => {
  if (bulletin?.exitCode === null) {
    const ended = once(bulletin, 'exit');
    bulletin.kill('SIGTERM');
    await ended;
  }
  await backOffice?.stop();
  postgres?.stop();
});

test('its role reads no table, and writes nothing', async () => {
  const client = new pg.Client({ connectionString: reader });
  await client.connect();
  const { rows } = await client.query(
    "select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'",
  );
  expect(rows.length).toBeGreaterThan(50);
  for (const { relname } of rows) {
    for (const statement of [`select from public."${relname}" limit 1`, `delete from public."${relname}"`])
      expect([
        relname,
        await client.query(statement).then(
          () => 'allowed',
          ({ code }) => code,
        ),
      ]).toEqual([relname, '42501']);
  }
  const { rows: views } = await client.query("select viewname from pg_views where schemaname = 'bulletin'");
  for (const { viewname } of views)
    await expect(client.query(`delete from bulletin."${viewname}"`)).rejects.toMatchObject({
      message: expect.stringMatching(/permission denied|cannot delete/),
    });
  await client.end();
});

/** Addresses of the bulletin's own pages, and what the site map lists. */
async function addresses(): Promise<string[]> {
  const { text } = await get('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  const own = [
    '/',
    '/szukaj',
    '/szukaj?q=budżet',
    '/zmiany',
    '/mapa-strony',
    '/urzad',
    '/kanaly-rss',
    '/statystyka',
    '/statystyka.csv',
    '/dane',
    '/dane/artykuly.csv',
    '/dane/zalaczniki.ndjson',
    '/dane/zmiany.csv',
    '/dane/datapackage.json',
    '/atom.xml',
    '/feed.json',
    '/zmiany.json',
    '/robots.txt',
    '/opensearch.xml',
  ];
  const operations = ['', '/articles', '/categories', '/changes', '/statistics', '/search?phrase=gmina'].map(
    (one) => `/api/public/PL${one}`,
  );
  return [...own, ...operations, ...listed.slice(0, 40)];
}

test('every page answers, without a cookie', async () => {
  const all = await addresses();
  expect(all.length).toBeGreaterThan(30);
  for (const address of all) {
    const { status, headers } = await get(address, { cookie: '__Host-session=x' });
    expect([address, status, headers.get('set-cookie')]).toEqual([address, 200, null]);
  }
  for (const address of ['/api/users', '/login', '/identity/token', '/api/articles'])
    expect((await get(address)).status).toBe(404);
});

test('texts of attachments can be read', async () => {
  const { text } = await get('/api/public/PL/articles?size=100');
  const firstText = async () => {
    const texts = await Promise.all(
      JSON.parse(text).map(async ({ id }: { id: number }) => {
        const article = JSON.parse((await get(`/api/public/PL/articles/${id}`)).text);
        return article.attachments.flatMap(({ textPath }: { textPath: string | null }) => textPath ?? []);
      }),
    );
    return texts.flat()[0];
  };
  // they are read in the background
  await expect.poll(firstText).toBeDefined();
  expect((await get(await firstText())).text).toContain('Strona 1');
});

test('broken addresses are no faults of the server', async () => {
  const broken = [
    '/artykul/0',
    '/artykul/99999999999',
    '/artykul/1/%00',
    '/kategoria/-1',
    '/szukaj?strona=x&kategoria=y&od=z',
    '/%ff',
    '/xx/szukaj',
    '/zalacznik/1/x',
    '/rss/0',
    '/szukaj?q=%27%22%3B--',
    '/statystyka?miesiac=13',
    `/szukaj?q=${'a'.repeat(5000)}`,
  ];
  for (const address of broken) {
    const { status, text } = await get(address);
    expect([address, status < 500, /\bat .*\.(?:m?js|ts):\d|\bselect\b .*\bfrom\b/i.test(text)]).toEqual([
      address,
      true,
      false,
    ]);
  }
});

test('many callers at once are answered, beside slow ones', async () => {
  const slow = Array.from({ length: 50 }, () => {
    const socket = connect(port, 'localhost');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: b\r\n');
    return socket;
  });
  const answers = await Promise.all(
    Array.from(
      { length: callers },
      () =>
        new Promise<number>((resolve) => {
          request({ port, host: 'localhost', path: '/' }, (answer) => {
            answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
          })
            .on('error', () => resolve(0))
            .end();
        }),
    ),
  );
  for (const socket of slow) socket.destroy();
  expect(new Set(answers)).toEqual(new Set([200]));
});

test('a database that is frozen counts as away: what was read is answered as it was, whatever was written since', async () => {
  const hosts = [port, besidePort];
  const pages = ['/', '/mapa-strony', '/zmiany', '/atom.xml'];
  const tags = (from: number) =>
    Promise.all(
      pages.map(async (page) => {
        const { status, headers } = await get(page, {}, from);
        return [page, status, headers.get('etag')];
      }),
    );
  const isRead = async () => (await Promise.all(hosts.map(tags))).flat().every(([, status]) => status === 200);
  await expect.poll(isRead).toBe(true);
  const shown = await Promise.all(hosts.map(tags));
  const saved = await fetch(`${backOffice.url}/api/articles`, {
    method: 'POST',
    headers: { authorization: `Bearer ${backOffice.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Szkic',
      shortDescription: 'Nikt go nie widzi.',
      content: '<p>Treść</p>',
      baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
      baseArticleAuthorName: 'Jan Kowalski',
      baseArticleInformationCreated: '2026-01-05T08:00:00.000Z',
    }),
  });
  expect(saved.status).toBe(201);
  postgres.freeze();
  try {
    // without a limit nobody is answered before the database is
    for (const _ of [1, 2]) expect(await Promise.all(hosts.map(tags))).toEqual(shown);
    for (const from of hosts) expect((await get('/artykul/987654', {}, from)).status).toBe(503);
  } finally {
    postgres.thaw();
  }
  for (const from of hosts) await expect.poll(async () => (await get('/artykul/987654', {}, from)).status).toBe(404);
});

test('it goes on while the back office is down, and shows what it has while the database is away', async () => {
  await backOffice.kill();
  expect((await get('/mapa-strony')).status).toBe(200);
  const shown = await get('/');
  postgres.halt('immediate');
  const away = await get('/');
  expect([away.status, away.headers.get('etag')]).toEqual([200, shown.headers.get('etag')]);
  expect(away.text).toContain('Stan na');
  const unknown = await get('/artykul/123456');
  expect(unknown.status).toBe(503);
  expect(unknown.text).not.toMatch(/\bat .*\.(?:m?js|ts):\d/);
  postgres.start();
  await expect.poll(async () => (await get('/artykul/123456')).status).toBe(404);
});
