import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowShape, text } from '../../database/rows/row-shape.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { bookmarkReferences } from './bookmark-references.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('the list contains every foreign key to a bookmark', async () => {
  const keys = await api.db.rows(
    rowShape({ key: text() }),
    sql`select c.conrelid::regclass || '.' || a.attname as key from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'bookmarks'::regclass`,
  );
  expect(keys.map(({ key }) => key).sort()).toEqual(Object.keys(bookmarkReferences).sort());
});
