// The system articles of an office: they are there from the first start, are edited and published like others, and can be neither added nor removed.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareOffice } from '../../setup/first-start.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { articleInput } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { Draft, Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

let api: TestApi;
let admin: TestClient;
let editor: TestClient;

beforeAll(async () => {
  api = await startApi();
  await prepareOffice(api.database, { ...api, now: () => new Date() }, null);
  admin = api.as(await api.user({ isAdmin: true }));
  editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
});
afterAll(() => api.stop());

const systemTypes = Object.values(ArticleType).filter((type) => type !== ArticleType.Common);
const list = async (types: readonly number[]) =>
  (await editor.get(`/api/articles?${types.map((type) => `types=${type}`).join('&')}&size=0&sortings=id;asc`)).body;

test('each of the twelve types is there once, and not in the list of common articles', async () => {
  expect(systemTypes).toEqual([20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130]);
  const rows = await list(systemTypes);
  expect(rows.map((row: { baseArticleType: number }) => row.baseArticleType)).toEqual(systemTypes);
  expect((await editor.get('/api/articles')).total).toBe(0);
  for (const type of systemTypes) expect(await list([type])).toHaveLength(1);
});

test('none is added: a new article is a common one, also in the place of a system one', async () => {
  const created = await editor.post('/api/articles', articleInput());
  expect((await editor.get(created.headers.location ?? '')).body.baseArticleType).toBe(10);
  const refused = await editor.post('/api/articles', { ...articleInput(), baseArticleType: 20 });
  expect(refused.status).toBe(400);
  await editor.delete(`/api/articles?articleIds=${created.body.id}`);
});

test('none is removed or archived, whatever its status', async () => {
  const [{ id }] = await list([ArticleType.Instruction]);
  const removed = await admin.delete(`/api/articles?articleIds=${id}`);
  expect(removed.body).toMatchObject([{ done: false, errors: ['Artykułu systemowego nie można usunąć'] }]);
  const archived = await admin.put(`/api/articles/${id}/status/${Archived}`, { changeText: 'koniec' });
  expect([archived.status, archived.body.errors]).toEqual([409, ['Artykułu systemowego nie można zarchiwizować']]);
});

test('a new version is edited, gets a title in the footer from who may set it, and is published without a category', async () => {
  const [{ id, status }] = await list([ArticleType.Rss]);
  expect(status).toBe(Published);
  const version = await editor.post(`/api/articles/${id}/version`);
  expect(version.status).toBe(201);
  const address = `/api/articles/${version.body.id}`;
  const input = articleInput({ title: 'Kanały', publishStart: '2099-01-01T10:00:00.000Z' });
  const named = { ...input, titleFromFooter: 'Kanały', updateTitleInFooter: true };
  expect((await editor.put(address, named)).status).toBe(409);
  expect((await admin.put(address, { ...named, titleFromFooter: '' })).body.fields).toEqual([
    { path: 'titleFromFooter', message: 'Pole wymagane' },
  ]);
  expect((await admin.put(address, named)).body).toMatchObject({ titleFromFooter: 'Kanały' });
  expect((await editor.put(address, input)).status).toBe(200);
  expect((await admin.put(`${address}/status/${Confirmed}`, {})).body.status).toBe(Confirmed);
  const published = await admin.put('/api/articles/status', {
    articleIds: [version.body.id],
    newStatus: ToPublish,
    publishStart: '2099-01-01T10:00:00.000Z',
  });
  expect(published.body).toMatchObject([{ done: true }]);
  // from the published one it can still be taken down, and put back
  expect((await admin.put(`/api/articles/${id}/status/${Withdrawed}`, { changeText: 'błąd' })).status).toBe(200);
  expect((await admin.put(`/api/articles/${id}/status/${Published}`, {})).status).toBe(200);
});

test('a draft of one is not removed either: it is edited further', async () => {
  const [{ id }] = await list([ArticleType.Sitemap]);
  const version = await editor.post(`/api/articles/${id}/version`);
  const removed = await admin.delete(`/api/articles?articleIds=${version.body.id}`);
  expect(removed.body).toMatchObject([{ done: false }]);
  expect((await editor.get(`/api/articles/${version.body.id}`)).body).toMatchObject({ status: Draft, version: 2 });
});
