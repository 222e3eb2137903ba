import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, queryRows } from '../database.ts';
import { rowShape } from '../rows/row-shape.ts';
import { overPglite } from './embedded.ts';

/** Of any shape. */
const rows = rowShape({});
let client: PGlite;
let db: Database;
let read: ReturnType<typeof overPglite>['read'];

beforeAll(async () => {
  client = await PGlite.create();
  ({ db, read } = overPglite(client));
  await client.exec('create table words (id int primary key, word text)');
});
afterAll(() => client.close());

test.each([{ name: 'typed' }, { name: '' }])(
  'all types of values are passed and returned ($name)',
  async ({ name }) => {
    const text = `select $1::int as number, $2::text as text, $3::boolean as flag, $4::int[] as list, $5::text[] as texts,
    $6::timestamptz as moment, $7::jsonb as json, $8::text as nothing, count(*) as many from words`;
    const values = [7, "Łąka 'x' \\ {}", true, [1, 2], ['a,b', 'c"d'], '2026-11-20T10:00:00.000Z', { a: ['ż'] }, null];
    for (let i = 0; i < 8; i++) {
      expect(await read({ name, text, rows }, values)).toEqual([
        {
          number: 7,
          text: "Łąka 'x' \\ {}",
          flag: true,
          list: [1, 2],
          texts: ['a,b', 'c"d'],
          moment: new Date('2026-11-20T10:00:00.000Z'),
          json: { a: ['ż'] },
          nothing: null,
          many: 0,
        },
      ]);
    }
  },
);

test('a failure does not affect the next statement', async () => {
  const insert = { name: 'insert', text: 'insert into words values ($1, $2) returning id', rows };
  expect(await read(insert, [1, 'a'])).toEqual([{ id: 1 }]);
  await expect(read(insert, [1, 'b'])).rejects.toMatchObject({ code: '23505' });
  await expect(read({ name: 'broken', text: 'select from nowhere', rows })).rejects.toMatchObject({ code: '42P01' });
  await expect(read(insert, ['x', 'b'])).rejects.toMatchObject({ code: '22P02' });
  expect(await read(insert, [2, 'b'])).toEqual([{ id: 2 }]);
  expect(await read({ name: '', text: 'delete from words', rows })).toEqual([]);
});

test('it does not run within a transaction of another caller', async () => {
  const count = { name: 'count', text: 'select count(*)::int as n from words', rows };
  let outside: Promise<unknown> | undefined;
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into words values (10, 'w toku')`);
      outside = read(count);
      expect(await queryRows(tx, rows, sql`select count(*)::int as n from words`)).toEqual([{ n: 1 }]);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await outside).toEqual([{ n: 0 }]);
});
