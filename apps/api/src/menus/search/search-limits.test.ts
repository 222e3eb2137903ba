import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';

let api: TestApi;
let editor: TestClient;

beforeAll(async () => {
  api = await startApi();
  editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
});
afterAll(() => api.stop());

test('a title has as many characters as the contract says, however long they are in an address', async () => {
  const answer = (title: string) => editor.get(`/api/searches/categories/title/${encodeURIComponent(title)}`);
  expect((await answer('ą'.repeat(1000))).status).toBe(200);
  expect((await answer('a'.repeat(5000))).status).toBe(400);
});
