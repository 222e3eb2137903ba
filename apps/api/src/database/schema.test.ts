import { getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { boolean, rowShape, text } from './rows/row-shape.ts';
import * as schema from './schema.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tables = Object.values(schema).filter((one) => is(one, PgTable));

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  '%s has the columns that the migrations give it',
  async (name, table) => {
    const columns = await database.db.rows(
      rowShape({ name: text(), isNullable: boolean() }),
      sql`select column_name as name, is_nullable = 'YES' as "isNullable" from information_schema.columns
        where table_schema = current_schema() and table_name = ${name}`,
    );
    const described = Object.values(getTableColumns(table)).map((column) => ({
      name: column.name,
      isNullable: !column.notNull,
    }));
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
    expect(described.toSorted(byName)).toEqual(columns.toSorted(byName));
  },
);

test('the bulletin in a process of its own has the columns of each table that it reads whole', async () => {
  const narrower = await database.db.rows(
    rowShape({ name: text() }),
    sql`select t.table_name as name
      from information_schema.columns t join information_schema.views v on v.table_schema = 'bulletin' and v.table_name = t.table_name
      where t.table_schema = 'public' and not exists (select from information_schema.columns c
        where c.table_schema = 'bulletin' and c.table_name = t.table_name and c.column_name = t.column_name)
      group by t.table_name order by 1`,
  );
  // what these hide, its role shall not see
  expect(narrower.map(({ name }) => name)).toEqual([
    'articles',
    'change_log',
    'document_repository',
    'document_texts',
    'offices',
  ]);
});
