import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowShape, text } from '../../database/rows/row-shape.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle } from '../../testing/test-articles.ts';
import { isReader } from './page-counter.ts';
import { buildSite } from './site-server.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
let api: TestApi;
let site: FastifyInstance;
const start = async () => {
  site = await buildSite(api.services, { stateAge: 0, maxValues: 100 });
};

beforeAll(async () => {
  api = await startApi();
  api.clock.now = new Date('2026-11-30T23:30:00Z');
  await start();
});
afterAll(async () => {
  await site.close();
  await api.stop();
});

const read = (url: string, agent = browser, headers = {}) =>
  site.inject({ url, headers: { 'user-agent': agent, ...headers } });
const statistics = async () => (await api.anonymous.get('/api/public/PL/statistics')).body;

test('pages are counted by month for readers, and the counts survive a stop', async () => {
  const { baseArticleId: id } = await addArticle(api.db, {
    status: 40,
    publishedDate: new Date('2026-11-20T08:00:00Z'),
    title: 'Statut',
  });
  const { baseArticleId: draft } = await addArticle(api.db, { title: 'Szkic' });
  const path = `/artykul/${id}/statut-gminy-jasionka`;
  for (const url of [path, path, `/artykul/${id}`, `/artykul/${draft}`, '/nie-ma', '/']) await read(url);
  await read(path, 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  await read(path, browser, { 'sec-purpose': 'prefetch' });
  await site.inject({ url: path, method: 'HEAD', headers: { 'user-agent': browser } });
  await site.close();
  await start();
  await read(path);
  await site.close();
  await start();
  expect(await statistics()).toEqual([
    { month: '2026-12', kind: 'article', title: 'Statut', path, views: 3 },
    { month: '2026-12', kind: 'home', title: null, path: null, views: 1 },
  ]);
  const page = await read('/statystyka?miesiac=2026-12');
  expect(page.body).toContain('Statut');
  const csv = await read('/statystyka.csv?miesiac=2026-12');
  expect(csv.body).toBe(
    `month,kind,title,path,views\r\n"2026-12","article","Statut","${path}",3\r\n"2026-12","home",,,1\r\n`,
  );
  await api.db.execute(sql`update articles set is_hidden = true`);
  expect(JSON.stringify(await statistics())).not.toContain('Statut');
});

test.each([
  '',
  'node',
  'axios/1.7.9',
  'okhttp/4.12.0',
  'Go-http-client/2.0',
  'curl/8.5',
  'python-requests/2.32',
  'PostmanRuntime/7.43',
  'Mozilla/5.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
])('%s is no reader', (agent) => {
  expect(isReader({ method: 'GET', headers: { 'user-agent': agent } })).toBe(false);
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Opera/9.80 (Android; Opera Mini/60.0/191.283; U; pl) Presto/2.12.423 Version/12.16',
  'Lynx/2.9.0 libwww-FM/2.14',
  'w3m/0.5.3',
])('%s is a reader', (agent) => {
  const from = { method: 'GET', headers: { 'user-agent': agent } };
  expect(isReader(from)).toBe(true);
  expect(isReader({ ...from, method: 'HEAD' })).toBe(false);
});

test('every table behind what is public makes pages anew, and page views do not', async () => {
  const missing = await api.db.rows(
    rowShape({ name: text() }),
    sql`with recursive read as (
        select c.oid, c.relname, c.relkind from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = 'bulletin' or (n.nspname = 'public' and c.relkind = 'v' and c.relname like 'public\\_%')
        union select t.oid, t.relname, t.relkind from read r join pg_rewrite w on w.ev_class = r.oid join pg_depend d on d.objid = w.oid
          and d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass join pg_class t on t.oid = d.refobjid)
      select r.relname::text as name from read r where r.relkind = 'r' and r.relname not in ('page_views', 'site_marks')
        and not exists (select from pg_trigger g where g.tgrelid = r.oid and g.tgname = r.relname || '_on_site')`,
  );
  expect(missing).toEqual([]);
  const state = async () =>
    (await api.db.rows(rowShape({ state: text() }), sql`select state from public_state`))[0]?.state;
  const before = await state();
  await api.db.execute(
    sql`select count_page_views('[{"month":"2026-11","lang":"PL","kind":"home","item":0,"views":2}]')`,
  );
  expect(await state()).toBe(before);
  await api.db.execute(sql`update articles set title = 'Nowy'`);
  expect(await state()).not.toBe(before);
});
