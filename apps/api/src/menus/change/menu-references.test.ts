import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { rowShape, text } from '../../database/rows/row-shape.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { menuElementReferences } from './menu-references.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the list contains every foreign key to a category', async () => {
  const keys = await database.db.rows(
    rowShape({ key: text() }),
    sql`select c.conrelid::regclass || '.' || a.attname as key from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'menu_elements'::regclass`,
  );
  expect(keys.map(({ key }) => key).sort()).toEqual(Object.keys(menuElementReferences).sort());
});
