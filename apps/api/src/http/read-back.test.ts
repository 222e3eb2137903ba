// What a GET answers can be PUT back: a program reads a record, changes a value and sends the whole.
import { operations } from '@redakcja/generated/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoUsers } from '../demo/content/demo-office.ts';
import { demonstration } from '../demo/demonstration.ts';
import { formWith, png } from '../files/checks/test-files.ts';
import { prepareOffice } from '../setup/first-start.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

let api: TestApi;
let admin: TestClient;

beforeAll(async () => {
  api = await startApi();
  await prepareOffice(api.database, { ...api, now: () => new Date() }, demonstration);
  admin = api.as(await api.user({ isAdmin: true }));
  // the others are those of the product
  const flag = await admin.post('/api/files/flags', formWith('file', await png(), 'flaga.png'));
  await admin.post('/api/dictionaries/iso-codes', { code: 'SK', name: 'słowacki', fileId: flag.body.id });
});
afterAll(() => api.stop());

/** The PUT of a menu is a change of it, not a menu. */
const others = ['changeMenu'];

const pairs = operations.filter(
  ({ method, path, id }) =>
    method === 'put' && !others.includes(id) && operations.some((one) => one.path === path && one.method === 'get'),
);

const withRoles = demoUsers.filter(({ roles }) => roles.length > 0).map(({ userName }) => userName);

interface Row {
  id: number;
  isSystem?: boolean;
  isDefault?: boolean;
  userName?: string;
}

/** Addresses of up to five records. */
async function addresses(path: string): Promise<string[]> {
  if (path.includes('{lang}')) return [path.replace('{lang}', 'PL')];
  if (path.includes('{elementId}')) {
    const { body } = await admin.get('/api/menus/20?categoryOnly=true');
    return [path.replace('{elementId}', body.elements[0].elementId)];
  }
  if (!path.includes('{id}')) return [path];
  // a footer and a header are read by their language
  const list = await admin.get(`${path.replace('/{id}', '')}?size=0`).catch(() => null);
  const rows: Row[] = list?.status === 200 ? list.body : [{ id: 1 }];
  // nobody may save these
  const chosen = rows.filter(({ isSystem, isDefault, userName }) => {
    const isOther = userName !== undefined && !withRoles.includes(userName);
    return isSystem !== true && isDefault !== true && !isOther;
  });
  return chosen.slice(0, 5).map(({ id }) => path.replace('{id}', String(id)));
}

test.each(pairs)('$id takes what the GET of $path answers', async ({ path }) => {
  const found = await addresses(path);
  expect(found.length).toBeGreaterThan(0);
  for (const address of found) {
    const before = await admin.get(address);
    expect([address, before.status]).toEqual([address, 200]);
    const saved = await admin.put(address, sent(before.body), { ifMatch: before.etag });
    expect([address, saved.status < 300 ? '' : saved.body.detail]).toEqual([address, '']);
    const after = await admin.get(address);
    expect(unstamped(after.body)).toEqual(unstamped(before.body));
  }
});

/** A language without tiles is listed and has no choice that could be saved. */
const sent = (body: unknown) =>
  Array.isArray(body) ? body.filter(({ tiles }: { tiles?: unknown[] }) => tiles?.length !== 0) : body;

/** Without what every save changes. */
function unstamped(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (name, value) =>
      ['etag', 'changeLogEntries', 'lastChange'].includes(name) ? undefined : value,
    ),
  );
}

test('what neither the GET answers nor the PUT takes is still refused', async () => {
  const { body } = await admin.get('/api/dictionaries/tags/1');
  const wrong = await admin.put('/api/dictionaries/tags/1', { ...body, nazwa: 'uchwały' });
  expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'nazwa']);
});

test('a changed reference is taken: the language by its record, an article by a changed title', async () => {
  const [{ id }] = (await admin.get('/api/articles?filters=status;equal;10&size=1')).body;
  const { body, etag } = await admin.get(`/api/articles/${id}`);
  const saved = await admin.put(`/api/articles/${id}`, { ...body, title: 'Nowy tytuł' }, { ifMatch: etag });
  expect([saved.status, saved.body.title]).toEqual([200, 'Nowy tytuł']);
});
