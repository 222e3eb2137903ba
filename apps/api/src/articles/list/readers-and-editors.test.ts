import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle } from '../../testing/test-articles.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('a row says who changed it last', async () => {
  const editor = api.as(await api.user({ permissions: ['ConfirmArticles'] }));
  const createdDate = new Date(Date.UTC(2026, 0, 2));
  const { id } = await addArticle(api.db, { status: ArticleStatus.Confirmed, createdDate, createdBy: 'Jan Żak' });
  const { etag } = await editor.get(`/api/articles/${id}`);
  const headers = { 'if-match': String(etag) };
  await editor.put(`/api/articles/${id}/status/${ArticleStatus.Draft}`, {}, { headers });
  const [row] = (await editor.get(`/api/articles?filters=id;equal;${id}`)).body;
  expect(row.createdBy).toBe('Jan Żak');
  expect(row.changedBy).not.toBe('Jan Żak');
  expect(Date.parse(row.changedDate)).toBeGreaterThan(Date.parse(row.createdDate));
});

test('reading needs one of the four article permissions', async () => {
  const editor = api.as(await api.user({ permissions: ['ConfirmArticles'] }));
  const { id } = await addArticle(api.db);
  for (const permission of ['CreateArticles', 'PublishArticles', 'ArchiveArticles'] as const) {
    const user = api.as(await api.user({ permissions: [permission] }));
    expect((await user.get('/api/articles')).status).toBe(200);
  }
  const manager = api.as(await api.user({ permissions: ['ManageSettings', 'ManageMenus', 'ManageUsers'] }));
  expect((await manager.get('/api/articles')).status).toBe(403);
  expect((await manager.get(`/api/articles/${id}`)).status).toBe(403);
  expect((await api.anonymous.get('/api/articles')).status).toBe(401);
  expect((await editor.get('/api/articles/999999')).status).toBe(404);
  expect((await editor.get('/api/articles/abc')).status).toBe(400);
});

test('what a person changed last comes first, once each, and nothing that others changed', async () => {
  const permissions = ['CreateArticles', 'ConfirmArticles'] as const;
  const [editor, other] = [api.as(await api.user({ permissions })), api.as(await api.user({ permissions }))];
  const [first, second, third] = [await addArticle(api.db), await addArticle(api.db), await addArticle(api.db)];
  const confirm = (client: typeof editor, id: number, to: number = ArticleStatus.Confirmed) =>
    client.put(`/api/articles/${id}/status/${to}`, {});
  await confirm(editor, first.id);
  await confirm(editor, second.id);
  await confirm(editor, first.id, ArticleStatus.Draft);
  await confirm(other, third.id);
  const { body } = await editor.get('/api/articles/recent');
  expect(body.map((one: { id: number }) => one.id)).toEqual([first.id, second.id]);
  expect(body[0]).toMatchObject({ status: ArticleStatus.Draft, baseArticleType: 10, languageIsoCode: 'PL' });
  expect(Date.parse(body[0].changedDate)).toBeGreaterThan(Date.now() - 60_000);
  const stranger = api.as(await api.user({ permissions: ['ManageUsers'] }));
  expect((await stranger.get('/api/articles/recent')).status).toBe(403);
});
