import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articleAttachments } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import {
  type ArticleOptions,
  addArticle,
  addCategory,
  addDocument,
  clearArticles,
} from '../../testing/test-articles.ts';
import { watchedReaders } from '../../testing/watched-readers.ts';
import { buildSite } from '../host/site-server.ts';

let api: TestApi;
let site: FastifyInstance;
let now = new Date('2026-11-24T10:00:00Z');

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await clearArticles(api.db);
  now = new Date('2026-11-24T10:00:00Z');
  site = await buildSite({ ...api.services, now: () => now }, { stateAge: 0, maxValues: 100 });
  return () => site.close();
});

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });
const published = (more: ArticleOptions = {}) =>
  addArticle(api.db, { status: 40, publishedDate: new Date('2026-11-20T08:00:00Z'), ...more });

async function rows(name: string): Promise<Record<string, unknown>[]> {
  const { body } = await get(`/dane/${name}.ndjson`);
  return body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

test('articles, attachments and changes are rows with addresses', async () => {
  const category = await addCategory(api.db, 'Podatki');
  const { id, baseArticleId } = await published({ title: '=Stawki "podatku"', categories: [category] });
  const documentRepositoryId = await addDocument(api.db, 'stawki.pdf');
  await api.db
    .insert(articleAttachments)
    .values({ articleId: id, position: 0, documentRepositoryId, displayName: 'Stawki', createdBy: 'Anna Nowak' });
  const origin = api.config.site.url;
  expect(await rows('artykuly')).toEqual([
    expect.objectContaining({
      id: baseArticleId,
      language: 'PL',
      title: '=Stawki "podatku"',
      url: `${origin}/artykul/${baseArticleId}/statut-gminy-jasionka`,
      category: 'Podatki',
      publishedDate: '2026-11-20T08:00:00.000Z',
      attachments: 1,
    }),
  ]);
  expect(await rows('zalaczniki')).toMatchObject([
    {
      articleId: baseArticleId,
      fileName: 'stawki.pdf',
      url: `${origin}/zalacznik/${baseArticleId}/${documentRepositoryId}`,
    },
  ]);
  expect(await rows('zmiany')).toMatchObject([{ articleId: baseArticleId, kind: 'published', reason: null }]);
  const { body, headers } = await get('/dane/artykuly.csv');
  expect(body).toMatch(/^"id","language","version","title"/);
  expect(body).toContain(`\r\n${baseArticleId},"PL",1,"'=Stawki ""podatku""",`);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
});

test('their description names each file, field and the licence', async () => {
  const { resources, licenses } = (await get('/dane/datapackage.json')).json();
  expect(licenses[0].name).toBe('CC0-1.0');
  expect(resources).toHaveLength(6);
  for (const { path, mediatype, schema } of resources) {
    const file = await get(`/dane/${path}`);
    expect([file.statusCode, file.headers['content-type']?.split(';')[0]]).toEqual([200, mediatype]);
    if (mediatype !== 'text/csv') continue;
    const names = schema.fields.map(({ name }: { name: string }) => `"${name}"`).join(',');
    expect(file.body.split('\r\n')[0]).toBe(names);
  }
});

test('a file is of its day: what is published later comes the next one', async () => {
  await published({ title: 'Rano' });
  const titles = async () => (await rows('artykuly')).map(({ title }) => title);
  expect(await titles()).toEqual(['Rano']);
  await published({ title: 'Po południu', publishedDate: new Date('2026-11-24T12:00:00Z') });
  now = new Date('2026-11-24T13:00:00Z');
  expect(await titles()).toEqual(['Rano']);
  now = new Date('2026-11-24T23:30:00Z');
  expect(await titles()).toEqual(['Rano', 'Po południu']);
});

test('what is withdrawn leaves the files at once, but for the register, which tells a title unless it must go', async () => {
  const { id } = await published({ title: 'Tajemnica', publishStart: new Date('2026-11-20') });
  expect((await get('/dane/artykuly.csv')).body).toContain('Tajemnica');
  const publisher = api.as(await api.user({ permissions: ['PublishArticles'] }));
  await publisher.put(`/api/articles/${id}/status/50`, { changeText: 'Pomyłka' });
  expect((await get('/dane/artykuly.csv')).body).not.toContain('Tajemnica');
  expect((await get('/dane/zmiany.csv')).body).toContain('Tajemnica');
  await publisher.put(`/api/articles/${id}/status/40`, {});
  const gone = { changeText: 'Pomyłka', titleRemovalReason: 'Dane osobowe' };
  await publisher.put(`/api/articles/${id}/status/50`, gone);
  expect((await get('/dane/zmiany.csv')).body).not.toContain('Tajemnica');
});

test('drafts, hidden and future articles are in no file', async () => {
  await addArticle(api.db, { title: 'Tajemnica', status: 10 });
  await published({ title: 'Tajemnica', isHidden: true });
  await addArticle(api.db, { title: 'Tajemnica', status: 30, publishStart: new Date('2027-01-01T00:00:00Z') });
  for (const name of ['artykuly', 'zalaczniki', 'zmiany'])
    expect((await get(`/dane/${name}.ndjson`)).body).not.toContain('Tajemnica');
});

test('a file is sent packed, and not again while it is the same', async () => {
  await published({ title: 'Statut' });
  const plain = await get('/dane/artykuly.csv');
  const packed = await get('/dane/artykuly.csv', { 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  const again = await get('/dane/artykuly.csv', { 'if-none-match': String(plain.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a file is of one moment, whatever is renamed and withdrawn while it is made', async () => {
  const category = await addCategory(api.db, 'Nazwa 0.');
  // as far from each other as what is read at once
  for (const at of [1, 2, 3]) {
    const { id } = await published({ title: `Nazwa 0. (${at})`, categories: [category] });
    const documentRepositoryId = await addDocument(api.db, `plik-${at}.pdf`);
    await api.db
      .insert(articleAttachments)
      .values({ articleId: id, position: 0, documentRepositoryId, displayName: 'Nazwa 0.', createdBy: 'Anna Nowak' });
    await api.db.execute(sql`select setval(pg_get_serial_sequence('articles', 'id'), ${id + 5000})`);
  }
  let [written, last] = [0, Promise.resolve<unknown>(null)];
  const readers = watchedReaders(api.services.readers, async () => {
    written += 1;
    const name = `Nazwa ${written}.`;
    const write = last.then(() =>
      api.db.execute(sql`with c as (update menu_element_translations set display_text = ${name}),
        x as (update article_attachments set display_name = ${name})
        update articles set title = ${name}, is_hidden = (id = (select max(id) from articles) and ${written % 2 === 1})`),
    );
    last = write;
    // in the embedded database a write waits for what is read without anybody between
    if (api.database.engine === 'postgres') await write;
  });
  const own = await buildSite({ ...api.services, readers, now: () => now }, { stateAge: 0, maxValues: 100 });
  try {
    for (const [name, counts] of [
      ['artykuly', [2, 3]],
      ['zalaczniki', [2, 3]],
      ['zmiany', [2, 3]],
    ] as const) {
      const before = written;
      const { statusCode, body } = await own.inject(`/dane/${name}.ndjson`);
      expect([name, statusCode, new Set(body.match(/Nazwa \d+\./g)).size]).toEqual([name, 200, 1]);
      expect(counts).toContain(body.trimEnd().split('\n').length);
      expect(written).toBeGreaterThan(before);
    }
    await last;
  } finally {
    await own.close();
  }
});
