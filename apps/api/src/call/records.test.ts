import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { rowFinder } from '../database/rows/row-finder.ts';
import { integer, rowShape, text } from '../database/rows/row-shape.ts';
import { tags } from '../database/schema.ts';
import { conflict } from '../http/problem.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { SavePlan } from './records.ts';
import { records } from './records.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const resource = records({
  table: tags,
  key: tags.id,
  find: rowFinder(rowShape({ id: integer('t.id'), name: text('t.name') }), 't', 'tags t'),
  missing: (id: number) => `Nie ma ${id}`,
});

async function add(name: string): Promise<number> {
  const [row] = await api.db.insert(tags).values({ name, languageId: 1 }).returning({ id: tags.id });
  return row?.id ?? 0;
}

const read = (id: number) => resource.get({ db: api.db, params: { id } });

type Tag = { id: number; name: string };

/** A save in a transaction, as a handler has it; `planWith` gets that transaction. */
function save(id: number, ifMatch: string | undefined, planWith: (db: Database) => SavePlan<typeof tags, Tag>) {
  const caller = { id: null, displayName: 'Anna Testowa' };
  return api.database.transaction((db) =>
    resource.update({ db, caller, services: api.services, params: { id }, ifMatch }, planWith(db)),
  );
}
const rename = (name: string) => () => () => ({ columns: { name } });

test('a record is read with its entity tag and saved under it', async () => {
  const id = await add('a');
  expect(await read(id)).toEqual({ body: { id, name: 'a' }, etag: '"1"' });
  expect(await save(id, '"1"', rename('b'))).toEqual({ body: { id, name: 'b' }, etag: '"2"' });
  await expect(save(id, '"1"', rename('c'))).rejects.toMatchObject({ status: 412 });
  expect(await read(id)).toMatchObject({ body: { name: 'b' }, etag: '"2"' });
});

test('a record that is not there is a 404', async () => {
  await expect(read(999_999)).rejects.toMatchObject({ status: 404, errors: ['Nie ma 999999'] });
  await expect(save(999_999, '"1"', rename('x'))).rejects.toMatchObject({ status: 404 });
});

test('a plan without anything to write leaves the revision', async () => {
  const id = await add('same');
  expect(await save(id, undefined, () => () => null)).toMatchObject({ etag: '"1"' });
});

test('a problem while child rows are written takes the row back', async () => {
  const id = await add('whole');
  const write = () => Promise.reject(conflict('Nie'));
  await expect(save(id, undefined, () => () => ({ columns: { name: 'half' }, write }))).rejects.toMatchObject({
    status: 409,
  });
  expect(await read(id)).toEqual({ body: { id, name: 'whole' }, etag: '"1"' });
});

/** The row changes between the plan and its write, once. */
function overtaken(id: number, name: string) {
  const seen: string[] = [];
  const plan = (db: Database) => async (before: Tag) => {
    seen.push(before.name);
    if (seen.length === 1)
      await db.execute(sql`update tags set name = ${`not ${name}`}, revision = revision + 1 where id = ${id}`);
    return { columns: { name } };
  };
  return { seen, plan };
}

test('of two saves under one entity tag the later one is refused', async () => {
  const id = await add('mine or theirs');
  const { seen, plan } = overtaken(id, 'mine');
  await expect(save(id, '"1"', plan)).rejects.toMatchObject({ status: 412 });
  expect(seen).toEqual(['mine or theirs']);
});

test('without an entity tag the plan is made again for what is there by then', async () => {
  const id = await add('first');
  const { seen, plan } = overtaken(id, 'second');
  expect(await save(id, undefined, plan)).toEqual({ body: { id, name: 'second' }, etag: '"3"' });
  expect(seen).toEqual(['first', 'not second']);
});

test('a record removed meanwhile is a 404', async () => {
  const id = await add('going');
  const plan = (db: Database) => async () => {
    await db.delete(tags).where(eq(tags.id, id));
    return { columns: { name: 'gone' } };
  };
  await expect(save(id, '"1"', plan)).rejects.toMatchObject({ status: 404 });
});
