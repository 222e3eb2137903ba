import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { analyseUnknownTables } from './planning.ts';
import { rowShape, text } from './rows/row-shape.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

const runner = {
  run: async (statements: string) => void (await db.execute(sql.raw(statements))),
  query: async <Row>(query: string) =>
    (await db.rows(rowShape({ name: text() }), { text: query, values: [] })) as Row[],
};

test('a table that nobody has analysed is analysed once, as after a restore; small ones are left to PostgreSQL', async () => {
  await db.execute(
    sql`create table "Bez statystyk" as select i, repeat('x', 100) as content from generate_series(1, 2000) i`,
  );
  await db.execute(sql`create table few as select i from generate_series(1, 3) i`);
  await db.execute(sql`alter table "Bez statystyk" set (autovacuum_enabled = off)`);
  expect(await analyseUnknownTables(runner)).toContain('"Bez statystyk"');
  expect(await analyseUnknownTables(runner)).toEqual([]);
});
