import type { FastifyInstance } from 'fastify';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articles, rssChannelMenuElements, rssChannels } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle, addCategory, clearArticles, language } from '../../testing/test-articles.ts';
import { buildSite } from './site-server.ts';

let api: TestApi;
let site: FastifyInstance;
let category: number;
let address: string;
/** The same, whatever the title becomes. */
let id: string;

beforeAll(async () => {
  api = await startApi({ env: { SITE_URL: 'https://bip.gmina.example' } });
  site = await buildSite(api.services, { stateAge: 0, maxValues: 100 });
});
afterAll(async () => {
  await site.close();
  await api.stop();
});
beforeEach(async () => {
  await api.db.delete(rssChannels);
  await clearArticles(api.db);
  category = await addCategory(api.db, 'Podatki');
  const { baseArticleId } = await addArticle(api.db, {
    status: 40,
    title: 'Stawki <1> & inne',
    publishedDate: new Date('2026-11-20T08:00:00Z'),
    categories: [category],
  });
  id = `https://bip.gmina.example/artykul/${baseArticleId}`;
  address = `${id}/statut-gminy-jasionka`;
  await addArticle(api.db, { title: 'Tajemnica', categories: [category] });
});

async function read(url: string) {
  const { statusCode, body, headers } = await site.inject(url);
  expect(statusCode).toBe(200);
  expect(body).not.toContain('Tajemnica');
  return { body, type: headers['content-type'] };
}

/** Texts of the elements of a document by their names; throws when it is not well-formed. */
function texts(xml: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const parser = new SaxesParser();
  const open: string[] = [];
  parser.on('opentag', ({ name }) => void open.push(name));
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    const name = open.at(-1) ?? '';
    if (text.trim() !== '') found[name] = [...(found[name] ?? []), text];
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

test.each(['/atom.xml', '/sitemap.xml', '/opensearch.xml'])('%s is a document', async (url) => {
  expect(Object.keys(texts((await read(url)).body)).length).toBeGreaterThan(0);
});

test('the Atom feed has what is published, of everything or of a category', async () => {
  const { body, type } = await read('/atom.xml');
  expect(type).toBe('application/atom+xml; charset=utf-8');
  expect(texts(body)).toMatchObject({ id: ['https://bip.gmina.example/atom.xml', id] });
  expect(texts(body).title).toContain('Stawki <1> & inne');
  expect((await read(`/atom.xml?kategoria=${category}`)).body).toContain(address);
  expect((await read('/atom.xml?kategoria=999999')).body).not.toContain(address);
});

test('a channel of the settings has the articles of its sources', async () => {
  const channel = { title: 'Kanał', description: 'Opis', target: 10, languageId: 1, isActive: true };
  const rows = ['Podatki', 'Puste'].map((displayText) => ({ ...channel, displayText }));
  const [taxes, empty] = await api.db.insert(rssChannels).values(rows).returning({ id: rssChannels.id });
  const source = { rssChannelId: taxes?.id ?? 0, menuElementId: category, position: 0 };
  await api.db.insert(rssChannelMenuElements).values(source);
  expect(texts((await read(`/rss/${taxes?.id}`)).body).guid).toEqual([id]);
  expect(texts((await read(`/rss/${empty?.id}`)).body).guid).toBeUndefined();
  expect((await read(`/rss/${taxes?.id}`)).body).toContain(
    `<atom:link rel="self" type="application/rss+xml" href="https://bip.gmina.example/rss/${taxes?.id}"/>`,
  );
  expect((await site.inject('/rss/999999')).statusCode).toBe(404);
});

test('the JSON feed and the changes are read by programs', async () => {
  const feed = JSON.parse((await read('/feed.json')).body);
  expect(feed.items).toMatchObject([{ id, url: address, title: 'Stawki <1> & inne', tags: ['Podatki'] }]);
  const since = async (day: string) => JSON.parse((await read(`/zmiany.json?od=${day}`)).body);
  expect(await since('2026-11-20')).toMatchObject({ total: 1, changes: [{ kind: 'published' }] });
  expect(await since('2026-11-21')).toEqual({ total: 0, changes: [] });
});

test('an article has a feed of its versions, and none once it is withdrawn', async () => {
  const number = /\/artykul\/(\d+)/.exec(address)?.[1];
  const { title, id: ids } = texts((await read(`/atom.xml?artykul=${number}`)).body);
  expect(title).toContain('Stawki <1> & inne – wersja 1');
  expect(ids).toEqual([`https://bip.gmina.example/atom.xml?artykul=${number}`, `${id}#wersja-1`]);
  const { feed_url, items } = JSON.parse((await read(`/feed.json?artykul=${number}`)).body);
  expect([feed_url, items]).toMatchObject([
    `https://bip.gmina.example/feed.json?artykul=${number}`,
    [{ url: `${address}/wersja/1` }],
  ]);
  await api.db.update(articles).set({ status: 50 });
  expect((await site.inject(`/atom.xml?artykul=${number}`)).statusCode).toBe(410);
  expect((await site.inject('/atom.xml?artykul=x')).statusCode).toBe(404);
});

test('search engines get addresses with the dates of their changes', async () => {
  const { loc, lastmod } = texts((await read('/sitemap.xml')).body);
  const own = ['/', '/zmiany', '/mapa-strony', '/urzad', '/kanaly-rss', '/dane', '/statystyka'];
  expect(loc).toEqual([
    ...own.map((one) => `https://bip.gmina.example${one}`),
    `https://bip.gmina.example/kategoria/${category}/kategoria`,
    address,
  ]);
  expect(lastmod).toEqual(['2026-11-20T08:00:00.000Z']);
  await language(api.db, 'EN');
  expect((await read('/robots.txt')).body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /szukaj',
    'Disallow: /en/szukaj',
    'Sitemap: https://bip.gmina.example/sitemap.xml',
    'Sitemap: https://bip.gmina.example/en/sitemap.xml',
    '',
  ]);
  const english = ['/en', ...own.slice(1).map((one) => `/en${one}`)];
  expect(texts((await read('/en/sitemap.xml')).body).loc).toEqual(
    english.map((one) => `https://bip.gmina.example${one}`),
  );
});

test('the public operations answer on this host too, and no other operation does', async () => {
  const { body, type } = await read('/api/public/PL/articles');
  expect(JSON.parse(body)).toMatchObject([{ title: 'Stawki <1> & inne' }]);
  expect(type).toBe('application/json; charset=utf-8');
  const missing = await site.inject('/api/public/PL/articles/999999');
  expect([missing.statusCode, missing.headers['content-type']]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ]);
  for (const url of ['/api/articles', '/api/application/PL', '/identity/auth'])
    expect((await site.inject(url)).statusCode).toBe(404);
});

test('the id of an entry stays when the title becomes another', async () => {
  const before = texts((await read('/atom.xml')).body);
  await api.db.update(articles).set({ title: 'Inny tytuł', slug: 'inny-tytul' });
  const after = texts((await read('/atom.xml')).body);
  expect(after.title).not.toEqual(before.title);
  expect(after.id).toEqual(before.id);
  expect((await site.inject(new URL(id).pathname)).headers.location).toMatch(/\/inny-tytul$/);
});

test('changes since a moment, also with a plus that is not encoded', async () => {
  const since = async (moment: string) => JSON.parse((await read(`/zmiany.json?od=${moment}`)).body).total;
  expect(await since('2026-11-20T09:00:00%2B01:00')).toBe(1);
  expect(await since('2026-11-20T09:00:00+01:00')).toBe(1);
  expect(await since('2026-11-20T09:00:01+01:00')).toBe(0);
});
