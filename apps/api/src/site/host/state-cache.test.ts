// Pages of one moment, and pages that stay while they cannot be made again. A new page does not compile without an address here.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SystemServices } from '../../call/services.ts';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { articleAttachments, documentPages, documentTexts, mailService } from '../../database/schema.ts';
import { openPostgres } from '../../database/server/postgres.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle, addCategory, addDocument } from '../../testing/test-articles.ts';
import { watchedReaders } from '../../testing/watched-readers.ts';
import { indexDue } from '../search/keep-index.ts';
import type { FeedRoute, SiteRoute } from './site-routes.ts';
import { buildSite } from './site-server.ts';

const inserted = rowShape({ id: integer('id') });
const current = rowShape({ name: text('current_database()') });

let api: TestApi;
let site: FastifyInstance;
let category: number;
let article: { id: number; baseArticleId: number };
let addresses: Readonly<Record<SiteRoute | `feed ${FeedRoute}` | 'data package', string>>;
/** Before each statement of the bulletin. */
let before: (isOfPage: boolean) => Promise<unknown> = async () => undefined;

beforeAll(async () => {
  api = await startApi();
  const readers = watchedReaders(api.services.readers, (isOfPage) => before(isOfPage));
  const services: SystemServices = { ...api.services, readers };
  site = await buildSite(services, { stateAge: 0, maxValues: 100 });
  await addRecords();
});
afterAll(async () => {
  await site.close();
  await api.stop();
});
beforeEach(() => {
  before = async () => undefined;
});

async function addRecords() {
  const { db } = api;
  category = await addCategory(db, 'Uchwały');
  const published = { status: 40, publishedDate: new Date('2026-11-20T08:00:00Z'), categories: [category] } as const;
  article = await addArticle(db, { ...published, version: 2 });
  const { baseArticleId } = article;
  await addArticle(db, { ...published, baseArticleId, version: 1, status: 60, isListed: false });
  await db.execute(sql`select count_page_views(jsonb_build_array(jsonb_build_object(
    'month', '2026-11', 'lang', 'PL', 'kind', 'article', 'item', ${baseArticleId}::int, 'views', 1)))`);
  await indexDue(api.services);
  const document = await addDocument(db);
  const displayName = 'Uchwała.pdf';
  await db.insert(articleAttachments).values({
    articleId: article.id,
    position: 0,
    documentRepositoryId: document,
    displayName,
    createdBy: 'Anna Nowak',
  });
  const [{ id: fileId } = { id: 0 }] = await db.rows(
    inserted,
    sql`select file_id as id from document_repository where id = ${document}`,
  );
  await db.insert(documentTexts).values({ fileId, state: 10, hasPages: true });
  await db.insert(documentPages).values({ fileId, page: 1, text: 'Treść uchwały' });
  const [bookmark] = await db.rows(
    inserted,
    sql`insert into bookmarks (name, display_text, title, target, language_id, is_active, is_system, show_on_main_page)
      values ('Wszystko', 'Wszystko', 'Wszystko', 10, 1, true, true, true) returning id`,
  );
  const [channel] = await db.rows(
    inserted,
    sql`insert into rss_channels (display_text, title, description, target, language_id, is_active, from_all_sources)
      values ('Wszystko', 'Wszystko', 'Wszystko', 10, 1, true, true) returning id`,
  );
  await db.update(mailService).set({ isSetUp: true });
  const page = `/artykul/${baseArticleId}/statut-gminy-jasionka`;
  addresses = {
    home: '/',
    article: page,
    version: `${page}/wersja/1`,
    difference: `${page}/zmiany/2`,
    attachmentText: `${page}/tekst/${document}`,
    category: `/kategoria/${category}/kategoria`,
    bookmark: `/zakladka/${bookmark?.id}`,
    search: '/szukaj?q=jasionka',
    changes: '/zmiany',
    map: '/mapa-strony',
    office: '/urzad',
    feeds: '/kanaly-rss',
    data: '/dane',
    statistics: '/statystyka?miesiac=2026-11',
    subscriptions: '/powiadomienia',
    subscriptionAsked: '/powiadomienia/zamowione',
    'feed atom': '/atom.xml',
    'feed rss': `/rss/${channel?.id}`,
    'feed json': '/feed.json',
    'feed changes': '/zmiany.json',
    'feed statistics': '/statystyka.csv?miesiac=2026-11',
    'feed sitemap': '/sitemap.xml',
    'feed robots': '/robots.txt',
    'feed search': '/opensearch.xml',
    'feed list': '/strony.json',
    'data package': '/dane/datapackage.json',
  };
}

const get = (url: string) => site.inject(url);
const away = () => Promise.reject(Object.assign(new Error('gone away'), { code: 'ECONNREFUSED' }));
const broken = () => Promise.reject(new Error('gone wrong'));

test.each([
  ['the database is away', away],
  ['a page cannot be read to its end', (isOfPage: boolean) => (isOfPage ? away() : Promise.resolve())],
  ['a page cannot be made', (isOfPage: boolean) => (isOfPage ? broken() : Promise.resolve())],
])('while %s, each page that was read is answered as it was, whatever was written since', async (_name, fault) => {
  const pages = Object.values(addresses);
  const shown = new Map<string, string>();
  for (const url of pages) {
    const { statusCode, body } = await get(url);
    expect([url, statusCode]).toEqual([url, 200]);
    shown.set(url, body);
  }
  await addArticle(api.db, { title: 'Szkic' });
  before = fault;
  for (const _ of [1, 2])
    for (const url of pages) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode, body]).toEqual([url, 200, shown.get(url)]);
    }
  const { statusCode, body } = await get('/szukaj?q=nieznane');
  expect(statusCode).toBeGreaterThanOrEqual(500);
  expect(body).not.toContain('gone');
  before = async () => undefined;
  const title = `Nowy tytuł (${_name})`;
  await api.db.execute(sql`update articles set title = ${title} where id = ${article.id}`);
  await expect.poll(async () => (await get('/szukaj')).body).toContain(title);
});

test('what was found to be public no more does not come back while the database is away', async () => {
  expect((await get(addresses.article)).statusCode).toBe(200);
  await api.db.execute(sql`update articles set is_hidden = true where id = ${article.id}`);
  expect((await get(addresses.article)).statusCode).not.toBe(200);
  before = away;
  expect((await get(addresses.article)).statusCode).toBe(503);
  before = async () => undefined;
  await api.db.execute(sql`update articles set is_hidden = false where id = ${article.id}`);
  await expect.poll(async () => (await get(addresses.article)).statusCode).toBe(200);
});

test('a page shows one moment, whatever is written while it is read', async () => {
  let [written, last] = [0, Promise.resolve<unknown>(null)];
  before = async () => {
    written += 1;
    const name = `Nazwa ${written}.`;
    const write = last.then(() =>
      api.db.execute(sql`with a as (update articles set title = ${name}),
      c as (update menu_element_translations set display_text = ${name}),
      b as (update bookmarks set display_text = ${name}, title = ${name}),
      r as (update rss_channels set display_text = ${name}, title = ${name})
      update offices set name = ${name}`),
    );
    last = write;
    // in the embedded database a write waits for what is read without anybody between
    if (api.database.engine === 'postgres') await write;
  };
  const named: string[] = [];
  for (const [route, url] of Object.entries(addresses)) {
    const { statusCode, body } = await get(url);
    const names = new Set(body.match(/Nazwa \d+\./g));
    expect([url, statusCode, [...names].slice(1)]).toEqual([url, 200, []]);
    if (names.size > 0) named.push(route);
  }
  await last;
  const nameless = ['feed sitemap', 'feed robots', 'feed list'];
  expect(Object.keys(addresses).filter((route) => !named.includes(route))).toEqual(nameless);
});

const waiting = rowShape({ n: integer("count(*) filter (where wait_event_type = 'Lock')") });

test('a page that takes too long is given up, with its query', async () => {
  const { config, database, services } = api;
  const isServer = database.engine === 'postgres';
  const url = new URL(process.env.TEST_DATABASE_URL || 'postgres://none');
  const [{ name } = { name: '' }] = await database.db.rows(current, current.select);
  url.pathname = `/${name}`;
  // on a server the limit is that of the statements
  const { readers, close } = isServer
    ? await openPostgres({ url: url.href, poolSize: 2, patience: 500 })
    : { readers: services.readers, close: async () => undefined };
  const timeout = isServer ? config.site.timeout : 1;
  const own = await buildSite(
    { ...services, readers, config: { ...config, site: { ...config.site, timeout } } },
    { stateAge: 0, maxValues: 100 },
  );
  try {
    // without an end the page waits for this transaction, which waits for the page
    await database.transaction(async (db) => {
      if (isServer) await db.execute(sql`lock table articles in access exclusive mode`);
      const { statusCode, headers } = await own.inject('/');
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      const held = async () =>
        (await db.rows(waiting, sql`${waiting.select} from pg_stat_activity where datname = ${name}`))[0]?.n;
      if (isServer) await expect.poll(held).toBe(0);
    });
  } finally {
    await own.close();
    await close();
  }
});
