import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../database.ts';
import { rowShape } from '../rows/row-shape.ts';
import { DurablePGlite } from './durable-pglite.ts';
import { overPglite } from './embedded.ts';

/** Of any shape. */
const rows = rowShape({});
let client: DurablePGlite;
let database: OpenDatabase;

beforeAll(async () => {
  client = new DurablePGlite();
  database = overPglite(client);
  await client.exec('create table words (id int primary key, word text)');
});
afterAll(() => client.close());

const rowsOf = (text: string, values: readonly unknown[] = []) => database.db.rows(rows, { text, values });

test('all types of values are passed and returned, by the first execution and by prepared ones', async () => {
  const text = `select $1::int as number, $2::text as text, $3::boolean as flag, $4::int[] as list, $5::text[] as texts,
    $6::timestamptz as moment, $7::jsonb as json, $8::text as nothing, count(*) as many from words`;
  const values = [7, "Łąka 'x' \\ {}", true, [1, 2], ['a,b', 'c"d'], '2026-11-20T10:00:00.000Z', { a: ['ż'] }, null];
  for (let i = 0; i < 8; i++) {
    expect(await rowsOf(text, values)).toEqual([
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
});

test('a failure does not affect the next statement', async () => {
  const insert = 'insert into words values ($1, $2) returning id';
  for (const id of [1, 2]) expect(await rowsOf(insert, [id, 'a'])).toEqual([{ id }]);
  await expect(rowsOf(insert, [1, 'b'])).rejects.toMatchObject({ code: '23505' });
  for (let i = 0; i < 2; i += 1) await expect(rowsOf('select from nowhere')).rejects.toMatchObject({ code: '42P01' });
  await expect(rowsOf(insert, ['x', 'b'])).rejects.toMatchObject({ code: '22P02' });
  expect(await rowsOf(insert, [3, 'b'])).toEqual([{ id: 3 }]);
  expect(await rowsOf('delete from words')).toEqual([]);
});

test('it does not run within a transaction of another caller', async () => {
  const count = 'select count(*)::int as n from words';
  let outside: Promise<unknown> | undefined;
  await expect(
    database.transaction(async (db) => {
      await db.execute(sql`insert into words values (10, 'w toku')`);
      outside = rowsOf(count);
      expect(await db.rows(rows, { text: count, values: [] })).toEqual([{ n: 1 }]);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await outside).toEqual([{ n: 0 }]);
});

test('readers of the bulletin wait behind everybody else, also behind who comes while they read', async () => {
  const answered: string[] = [];
  const ask = async (db: OpenDatabase['db'], name: string) => {
    await db.rows(rows, { text: 'select 1', values: [] });
    answered.push(name);
  };
  const { db } = database;
  const readers = database.readers.db;
  let late: Promise<void> | undefined;
  const first = ask(readers, 'reader 1').then(() => {
    late = ask(db, 'late');
  });
  await Promise.all([
    first,
    ...[2, 3, 4].map((n) => ask(readers, `reader ${n}`)),
    database.transaction(async (tx) => {
      await ask(tx, 'in a transaction');
      await ask(tx, 'at its end');
    }),
    ask(db, 'person'),
  ]);
  await late;
  const others = ['in a transaction', 'at its end', 'person'];
  expect(answered.filter((name) => name !== 'late')).toEqual([...others, ...[1, 2, 3, 4].map((n) => `reader ${n}`)]);
  // behind the one that had its turn already
  expect(answered.indexOf('late')).toBeLessThan(answered.indexOf('reader 3'));
});

test('a reader who would wait too long leaves the queue, and asks nothing', async () => {
  const { readers, transaction } = overPglite(client, 1);
  await transaction(async () => {
    const insert = { text: "insert into words values (20, 'za późno')", values: [] };
    // it waits for this transaction, which waits for it
    await expect(readers.db.rows(rows, insert)).rejects.toMatchObject({ status: 503 });
  });
  expect(await rowsOf('select from words where id = 20')).toEqual([]);
});

test('a failure of a reader holds nobody up', async () => {
  await expect(database.readers.db.rows(rows, { text: 'select from nowhere', values: [] })).rejects.toMatchObject({
    code: '42P01',
  });
  expect(await database.readers.db.rows(rows, { text: 'select 1 as n', values: [] })).toEqual([{ n: 1 }]);
});
