// Removal of selected rows: with an entity tag, a row that has changed is not removed.
import { ruleOf } from '@redakcja/generated/contract';
import { operations } from '@redakcja/generated/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '../areas.ts';
import { demonstration } from '../demo/demonstration.ts';
import { prepareOffice } from '../setup/first-start.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

let api: TestApi;
let admin: TestClient;

beforeAll(async () => {
  api = await startApi();
  await prepareOffice(api.database, { ...api, now: () => new Date() }, demonstration);
  admin = api.as(await api.user({ isAdmin: true }));
});
afterAll(() => api.stop());

const stale = 'Ktoś zapisał nowsze dane. Odśwież i spróbuj ponownie';

const removals = operations.flatMap((operation) => {
  if (operation.method !== 'delete' || !(operation.id in handlers)) return [];
  const parameters = ruleOf(operation).parameters ?? [];
  const ids = parameters.find((one) => one.schema.type === 'array' && one.required === true)?.name;
  return ids === undefined ? [] : [{ id: operation.id, path: operation.path, ids }];
});

test('there are such removals', () => {
  expect(removals.length).toBeGreaterThan(7);
});

test.each(removals)('$id', async ({ path, ids }) => {
  const rows = async () => (await admin.get<{ id: number }[]>(`${path}?size=2`)).body;
  const [first, second] = (await rows()).map((row) => row.id);
  if (first === undefined || second === undefined) throw new Error(`The demonstration has no two rows at ${path}`);
  expect((await admin.delete(`${path}?${ids}=${first}`, { ifMatch: '"999999"' })).status).toBe(412);
  const two = `${path}?${ids}=${first}&${ids}=${second}`;
  const answer = await admin.delete(`${two}&etags=%22999999%22&etags=%22999999%22`);
  expect([answer.status, answer.body]).toMatchObject([
    200,
    [
      { id: first, done: false, errors: [stale] },
      { id: second, done: false, errors: [stale] },
    ],
  ]);
  expect((await admin.delete(two, { ifMatch: '"1"' })).status).toBe(400);
  expect((await admin.delete(`${two}&etags=%221%22`)).status).toBe(400);
  expect((await rows()).map((row) => row.id)).toEqual([first, second]);
});

test.each(removals)('$id knows the tags that its list answers', async ({ path, ids }) => {
  const rows = (await admin.get<{ id: number; etag: string }[]>(`${path}?size=2`)).body;
  for (const { id, etag } of rows) expect((await admin.get(`${path}/${id}`)).etag).toBe(etag);
  const [first, second] = rows;
  const chosen = rows.map(({ id }) => `${ids}=${id}`).join('&');
  const [outdated, current] = ['"999999"', second?.etag ?? ''].map(encodeURIComponent);
  // whether the second may go is a matter of its own rules
  const answer = await admin.delete(`${path}?${chosen}&etags=${outdated}&etags=${current}`);
  expect(answer.body[0]).toMatchObject({ id: first?.id, done: false, errors: [stale] });
  expect(answer.body[1].errors).not.toContain(stale);
});
