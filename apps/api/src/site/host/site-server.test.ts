import { truncateSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articleAttachments, banners } from '../../database/schema.ts';
import { storageKey } from '../../storage/storage-key.ts';
import {
  type ArticleOptions,
  addArticle,
  addCategory,
  addDocument,
  addPicture,
  clearArticles,
  language,
} from '../../testing/test-articles.ts';
import { withApi } from '../../testing/with-api.ts';
import { buildSite } from './site-server.ts';

const api = withApi();
let site: FastifyInstance;

beforeAll(async () => {
  site = await buildSite(api.services, { stateAge: 0, maxValues: 100 });
});
afterAll(() => site.close());
beforeEach(() => clearArticles(api.db));

const get = async (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });
const published = (more: ArticleOptions = {}) =>
  addArticle(api.db, { status: 40, publishedDate: new Date('2026-11-20T08:00:00Z'), ...more });

test('a page has its text, no script, no cookie and nothing of another host', async () => {
  const { baseArticleId: id } = await published({
    title: 'Statut <1>',
    content: '<p style="color:#e60000">Rozdział</p>',
  });
  const { body, headers, statusCode } = await get(`/artykul/${id}/statut-gminy-jasionka`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1 itemProp="headline">Statut &lt;1&gt;</h1>');
  expect(body).toContain('<p class="c-red">Rozdział</p>');
  expect(body).not.toMatch(/<script|<style|\sstyle=|javascript:/);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; img-src 'self' data:;/);
  expect(headers['set-cookie']).toBeUndefined();
  expect(Buffer.byteLength(body)).toBeLessThan(40_000);
});

test.each([
  [70, '/zmiany'],
  [90, '/szukaj'],
  [100, '/mapa-strony'],
])('the system article of the type %i is the page %s', async (type, page) => {
  const { baseArticleId } = await published({ type, title: 'Systemowy' });
  const { statusCode, headers } = await get(`/artykul/${baseArticleId}/statut-gminy-jasionka`);
  expect([statusCode, headers.location]).toEqual([301, page]);
  expect((await get(page)).statusCode).toBe(200);
});

test('what was withdrawn answers 410 with its reason, what was never public 404', async () => {
  const { id, baseArticleId } = await published({ title: 'Tajemnica' });
  const publisher = api.as(await api.user({ permissions: ['PublishArticles'] }));
  await publisher.put(`/api/articles/${id}/status/50`, { changeText: 'Pomyłka w treści' });
  const gone = await get(`/artykul/${baseArticleId}/statut`);
  expect(gone.statusCode).toBe(410);
  expect(gone.body).toContain('Powód: Pomyłka w treści');
  expect(gone.body).not.toContain('Tajemnica');
  const draft = await addArticle(api.db, { title: 'Tajemnica' });
  for (const address of [`/artykul/${draft.baseArticleId}`, '/artykul/x', '/artykul/0', '/kategoria/999999', '/nie-ma'])
    expect((await get(address)).statusCode).toBe(404);
});

test('what would write is answered with what the pages take', async () => {
  for (const url of ['/', '/robots.txt', '/zmiany']) {
    const { statusCode, headers } = await site.inject({ method: 'PUT', url });
    expect([url, statusCode, headers.allow]).toEqual([url, 405, 'HEAD, GET']);
  }
});

test('a change is on the page at once, and an unchanged page is not sent again', async () => {
  const { id } = await addArticle(api.db, { title: 'Nabór', status: 20 });
  const category = '/szukaj';
  expect((await get(category)).body).not.toContain('Nabór');
  const publisher = api.as(await api.user({ permissions: ['PublishArticles'] }));
  await publisher.put('/api/articles/status', { articleIds: [id], newStatus: 30, publishNow: true });
  const shown = await get(category);
  expect(shown.body).toContain('Nabór');
  const again = await get(category, { 'if-none-match': String(shown.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await api.db.execute('select txid_current()');
  expect((await get(category)).headers.etag).toBe(shown.headers.etag);
});

test('pages of a list follow each other, and are others after a change', async () => {
  const category = await addCategory(api.db, 'Uchwały');
  const days = Array.from({ length: 22 }, (_, day) => day + 1);
  const added = [];
  for (const day of days)
    added.push(
      await published({
        title: `Uchwała nr ${day}.`,
        categories: [category],
        publishedDate: new Date(Date.UTC(2026, 9, day)),
      }),
    );
  const newestFirst = days.toReversed().map((day) => `Uchwała nr ${day}.`);
  const titles = async (url: string) => (await get(url)).body.match(/Uchwała nr \d+\./g) ?? [];
  for (const list of [`/kategoria/${category}/kategoria`, '/szukaj']) {
    expect(await titles(list)).toEqual(newestFirst.slice(0, 20));
    expect(await titles(`${list}?strona=2`)).toEqual(newestFirst.slice(20));
    expect((await get(list)).body).toContain('Liczba informacji: 22');
    expect(await titles(`${list}?strona=3`)).toEqual([]);
  }
  expect(await titles('/zmiany')).toEqual(newestFirst);
  expect(await titles('/szukaj?do=2026-10-03')).toEqual(newestFirst.slice(-3));
  await api.db.execute(sql`update articles set is_hidden = true where id = ${added.at(-1)?.id}`);
  expect(await titles('/szukaj?strona=2')).toEqual(newestFirst.slice(21));
});

test('what begins and ends by the clock does so without a write', async () => {
  const soon = sql`clock_timestamp() + interval '3 seconds'`;
  const banner = { title: 'Baner', url: 'https://gov.pl', target: 20, languageId: 1, isActive: true };
  await api.db.insert(banners).values([
    { ...banner, name: 'Kończy się', showTo: soon },
    { ...banner, name: 'Zaczyna się', showFrom: soon },
  ]);
  const shown = async () => (await get('/')).body.match(/Kończy się|Zaczyna się/g);
  expect(await shown()).toEqual(['Kończy się']);
  await expect.poll(shown).toEqual(['Zaczyna się']);
  await api.db.delete(banners);
});

test('other languages stand under their codes', async () => {
  const { baseArticleId: id } = await published({ title: 'Statut' });
  const english = await language(api.db, 'EN');
  await published({ title: 'Statute', slug: 'statute', languageId: english, baseArticleId: id });
  const { body } = await get(`/en/artykul/${id}/statute`);
  expect(body).toContain('<html lang="en"');
  expect(body).toContain(
    `<link rel="alternate" hrefLang="pl" href="${api.config.site.url}/artykul/${id}/statut-gminy-jasionka"/>`,
  );
  expect((await get('/en')).statusCode).toBe(200);
  expect((await get('/xx')).statusCode).toBe(404);
});

test('attachments of what is public can be read, no other document can', async () => {
  const { id, baseArticleId } = await published();
  const form = new FormData();
  form.append('attachments', new File(['%PDF-1.4\nTreść uchwały'], 'uchwała.pdf'));
  const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  const [{ documentRepositoryId }] = (await editor.post('/api/files/article', form)).body;
  const row = { documentRepositoryId, position: 0, displayName: 'Uchwała', createdBy: 'Anna Nowak' };
  const draft = await addArticle(api.db);
  await api.db.insert(articleAttachments).values({ ...row, articleId: draft.id });
  expect((await get(`/zalacznik/${draft.baseArticleId}/${documentRepositoryId}`)).statusCode).toBe(404);
  await api.db.insert(articleAttachments).values({ ...row, articleId: id });
  const file = await get(`/zalacznik/${baseArticleId}/${documentRepositoryId}`);
  expect(file.body).toContain('Treść uchwały');
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename=uchwala\.pdf/);
  // a content that was cut short would break off in the middle
  const sha256 = String(file.headers.etag).slice(1, -1);
  truncateSync(path.join(api.config.dataDir, 'files', storageKey(sha256)), 3);
  expect((await get(`/zalacznik/${baseArticleId}/${documentRepositoryId}`)).statusCode).toBe(404);
  expect((await get(`/zalacznik/${baseArticleId}/${await addDocument(api.db)}`)).statusCode).toBe(404);
  expect((await get(`/api/files/${await addPicture(api.db)}?key=x`)).statusCode).toBe(404);
});

test('the style sheet, the typeface and the sign are there', async () => {
  const { body } = await get('/');
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? [];
  const style = await get(sheet);
  expect(style.headers['cache-control']).toContain('immutable');
  const [font = ''] = /\/czcionki\/[\w-]+\.woff2/.exec(style.body) ?? [];
  expect((await get(font)).statusCode).toBe(200);
  expect((await get('/bip.svg')).headers['content-type']).toBe('image/svg+xml');
});

test('a first visit loads at most 40 kB, an article 14 kB', async () => {
  const { baseArticleId: id } = await published({ content: '<p>Rozdział pierwszy: ustrój gminy.</p>'.repeat(100) });
  const packed = { 'accept-encoding': 'br' };
  const sizeOf = async (url: string) => (await get(url, packed)).rawPayload.length;
  const page = `/artykul/${id}/statut-gminy-jasionka`;
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec((await get(page)).body) ?? [];
  const { body: style } = await get(sheet);
  const fonts = style.match(/\/czcionki\/[\w-]*polish[\w-]*\.woff2/g) ?? [];
  expect(fonts).toHaveLength(2);
  const sizes = await Promise.all([page, sheet, ...fonts].map(sizeOf));
  expect(sizes[0]).toBeLessThan(14_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000);
});
