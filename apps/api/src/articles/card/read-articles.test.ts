// Many articles in one answer are those that are read one by one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';

let api: TestApi;
let client: TestClient;

beforeAll(async () => {
  api = await startApi();
  client = api.as(await api.user({ permissions: ['CreateArticles'] }));
});
afterAll(() => api.stop());

const query = (ids: readonly number[]) => ids.map((id) => `articleIds=${id}`).join('&');

test('they are in the order of the identifiers, without those that do not exist', async () => {
  const first = await addArticle(api.db, { title: 'Pierwszy', status: 10 });
  const second = await addArticle(api.db, { title: 'Drugi', status: 40 });
  const { body } = await client.get(`/api/articles/whole?${query([second.id, 999_999, first.id])}`);
  const single = async (id: number) => (await client.get(`/api/articles/${id}`)).body;
  expect(body).toEqual([await single(second.id), await single(first.id)]);
});

test.each([
  ['none', ''],
  ['too many', query(Array.from({ length: 501 }, (_, i) => i + 1))],
  ['the same twice', query([1, 1])],
  ['no number', 'articleIds=abc'],
  ['larger than any', 'articleIds=2147483648'],
])('%s is refused', async (_, text) => {
  expect((await client.get(`/api/articles/whole?${text}`)).status).toBe(400);
});

test('it needs a permission for articles', async () => {
  const other = api.as(await api.user({ permissions: [] }));
  expect((await other.get('/api/articles/whole?articleIds=1')).status).toBe(403);
});
