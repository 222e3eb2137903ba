import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { OpenDatabase } from '../database.ts';
import { objectOf } from './json-sql.ts';
import { arrayOf, boolean, integer, json, jsonText, moment, nullable, oneOf, rowShape, text } from './row-shape.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const thing = rowShape({
  id: integer('v.id'),
  name: text("v.name || '!'"),
  isActive: boolean('v.id = 1'),
  none: nullable(text('null::text')),
  kinds: arrayOf(oneOf({ First: 10, Second: 20 }, 'array[10, 20]')),
  data: json(objectOf<{ id: number }>({ id: 'v.id' })),
  sent: jsonText(objectOf<{ id: number }>({ id: 'v.id' })),
});
const from = "from (values (1, 'a')) as v (id, name)";
const expected = [
  { id: 1, name: 'a!', isActive: true, none: null, kinds: [10, 20], data: { id: 1 }, sent: '{"id" : 1}' },
];

test('a shape selects its columns, prepared or not, and in a transaction', async () => {
  const query = sql`${thing.select} ${sql.raw(from)}`;
  for (let i = 0; i < 3; i += 1) expect(await database.db.rows(thing, query)).toEqual(expected);
  expect(await database.transaction((db) => db.rows(thing, query))).toEqual(expected);
  expect(await database.db.rows(thing, { text: `select ${thing.columns} ${from}`, values: [] })).toEqual(expected);
});

test('moments are dates', async () => {
  const shape = rowShape({ at: moment("'2026-01-02T03:04:05Z'::timestamptz") });
  const [row] = await database.db.rows(shape, shape.select);
  expect(row?.at.toISOString()).toBe('2026-01-02T03:04:05.000Z');
});

test.each([
  ['null where a value was promised', 'null::int as id', 'Unexpected null in column "id"'],
  ['another type', "'x' as id", 'Unexpected string in column "id"'],
  ['no such column', '1 as other', 'Unexpected undefined in column "id"'],
])('%s is an error, which does not tell the value', async (_what, select, message) => {
  const shape = rowShape({ id: integer() });
  await expect(database.db.rows(shape, sql.raw(`select ${select}`))).rejects.toThrow(message);
});

test('a value outside an enumeration is an error', async () => {
  const shape = rowShape({ kind: oneOf({ First: 10 }) });
  await expect(database.db.rows(shape, sql`select 11 as kind`)).rejects.toThrow('column "kind"');
});

test('no rows are rows of every shape', async () => {
  expect(await database.db.rows(thing, sql`select 1 as other where false`)).toEqual([]);
});
