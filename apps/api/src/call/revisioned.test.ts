import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { integer, rowShape, text } from '../database/rows/row-shape.ts';
import { tags } from '../database/schema.ts';
import { conflict } from '../http/problem.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { revisioned, rowFinder } from './revisioned.ts';
import type { Services } from './services.ts';

let api: TestApi;
let services: Services;
beforeAll(async () => {
  api = await startApi();
  services = api.services;
});
afterAll(() => api.stop());

const resource = revisioned({
  table: tags,
  key: tags.id,
  find: rowFinder(rowShape({ id: integer('t.id'), name: text('t.name') }), 't', 'tags t'),
  missing: (id: number) => `Nie ma ${id}`,
});

async function add(name: string): Promise<number> {
  const [row] = await api.db.insert(tags).values({ name, languageId: 1 }).returning({ id: tags.id });
  return row?.id ?? 0;
}

const target = (id: number, ifMatch?: string) => ({ services, params: { id }, ifMatch });
const rename = (name: string) => () => ({ columns: { name } });

test('a record is read with its entity tag and saved under it', async () => {
  const id = await add('a');
  expect(await resource.get(target(id))).toEqual({ body: { id, name: 'a' }, etag: '"1"' });
  expect(await resource.update(target(id, '"1"'), rename('b'))).toEqual({ body: { id, name: 'b' }, etag: '"2"' });
  await expect(resource.update(target(id, '"1"'), rename('c'))).rejects.toMatchObject({ status: 412 });
  expect(await resource.get(target(id))).toMatchObject({ body: { name: 'b' }, etag: '"2"' });
});

test('a record that is not there is a 404', async () => {
  await expect(resource.get(target(999_999))).rejects.toMatchObject({ status: 404, errors: ['Nie ma 999999'] });
  await expect(resource.save(target(999_999, '"1"'), rename('x'))).rejects.toMatchObject({ status: 404 });
});

test('a plan without anything to write leaves the revision', async () => {
  const id = await add('same');
  expect(await resource.update(target(id), () => null)).toMatchObject({ etag: '"1"' });
});

test('a problem while what hangs on the row is written takes the row back', async () => {
  const id = await add('whole');
  const write = () => Promise.reject(conflict('Nie'));
  await expect(resource.save(target(id), () => ({ columns: { name: 'half' }, write }))).rejects.toMatchObject({
    status: 409,
  });
  expect(await resource.get(target(id))).toEqual({ body: { id, name: 'whole' }, etag: '"1"' });
});

/** Another user saves between the plan and its write, once. */
function overtaken(id: number, name: string) {
  const seen: string[] = [];
  const plan = async (before: { name: string }) => {
    seen.push(before.name);
    if (seen.length === 1) await resource.save(target(id), rename(`not ${name}`));
    return { columns: { name } };
  };
  return { seen, plan };
}

test('of two saves under one entity tag the later one is refused', async () => {
  const id = await add('mine or theirs');
  const { plan } = overtaken(id, 'mine');
  await expect(resource.save(target(id, '"1"'), plan)).rejects.toMatchObject({ status: 412 });
  expect(await resource.get(target(id))).toEqual({ body: { id, name: 'not mine' }, etag: '"2"' });
});

test('without an entity tag the plan is asked again about what is there by then', async () => {
  const id = await add('first');
  const { seen, plan } = overtaken(id, 'second');
  expect(await resource.update(target(id), plan)).toEqual({ body: { id, name: 'second' }, etag: '"3"' });
  expect(seen).toEqual(['first', 'not second']);
});

test('a record removed meanwhile is a 404', async () => {
  const id = await add('going');
  const plan = async () => {
    await api.db.delete(tags).where(eq(tags.id, id));
    return { columns: { name: 'gone' } };
  };
  await expect(resource.save(target(id, '"1"'), plan)).rejects.toMatchObject({ status: 404 });
});
