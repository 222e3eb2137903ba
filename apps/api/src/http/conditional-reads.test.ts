// Lists say where their pages are, and every read is sent again only when it has changed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { menuCalls } from '../menus/testing/menu-calls.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

let api: TestApi;
let settings: TestClient;
const tags = '/api/dictionaries/tags';
let created: string[];

beforeAll(async () => {
  api = await startApi();
  settings = api.as(await api.user({ permissions: ['ManageSettings', 'ManageMenus'] }));
  created = [];
  for (const name of ['uchwały', 'zarządzenia', 'sesje']) {
    const { headers } = await settings.post(tags, { name, languageId: 1 });
    created.push(headers.location ?? '');
  }
});
afterAll(() => api.stop());

test('a program that follows the links reads the whole list', async () => {
  const names: string[] = [];
  let next: string | undefined = `${tags}?size=1&sortings=name;asc`;
  while (next !== undefined) {
    const { body, headers }: { body: { name: string }[]; headers: Record<string, string> } = await settings.get(next);
    names.push(...body.map(({ name }) => name));
    next = /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
  }
  expect(names).toEqual(['sesje', 'uchwały', 'zarządzenia']);
  expect((await settings.get(`${tags}?size=0`)).headers.link).toBeUndefined();
});

const known = (tag: string | undefined) => ({ headers: { 'if-none-match': tag ?? 'none' } });

test.each(['record', 'list', 'cached menu'])('%s: 304 until it changes', async (kind) => {
  const [record = ''] = created;
  const address = kind === 'record' ? record : kind === 'list' ? tags : '/api/menus/20';
  const change = async () => {
    if (kind === 'cached menu') return menuCalls(settings).add('Nowa');
    expect((await settings.put(record, { name: `uchwały ${kind}`, languageId: 1 })).status).toBe(200);
  };
  const first = await settings.get(address);
  expect(first.etag).toMatch(/^(W\/)?".+"$/);
  for (const tag of [first.etag, `"other", ${first.etag}`, '*', `W/${first.etag?.replace(/^W\//, '')}`]) {
    const again = await settings.get(address, known(tag));
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.etag]);
  }
  expect((await settings.get(address, known('"other"'))).status).toBe(200);
  await change();
  const changed = await settings.get(address, known(first.etag));
  expect([changed.status, changed.etag === first.etag]).toEqual([200, false]);
});
