import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { integer, rowShape } from '../database/rows/row-shape.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { importRows } from './import-rows.ts';
import { namedEntryImporter } from './named-entry-import.ts';
import { tagDictionary } from './tag-dictionary.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const readRows = rowShape({ count: integer(`pg_stat_get_xact_tuples_returned('tags'::regclass)`) });

// PostgreSQL counts rows now and then: taking the table for small, it would read all of it for each row that is sent.
test('a long import into a small dictionary does not read the table for each row', async () => {
  const importer = namedEntryImporter(tagDictionary);
  const rows = (from: number) => Array.from({ length: 500 }, (_, i) => ({ name: `tag masowy ${from + i}` }));
  const read = await api.db.transaction(async (tx) => {
    await importRows(tx, importer, { rows: [{ name: 'tag urzędu' }] });
    await tx.execute(sql`analyze tags`);
    for (let part = 0; part < 8; part += 1) await importRows(tx, importer, { rows: rows(part * 500), dryRun: true });
    for (let part = 0; part < 4; part += 1) await importRows(tx, importer, { rows: rows(part * 500) });
    const [before] = await tx.rows(readRows, sql.raw(`select ${readRows.columns}`));
    await importRows(tx, importer, { rows: rows(2000) });
    const [after] = await tx.rows(readRows, sql.raw(`select ${readRows.columns}`));
    return Number(after?.count) - Number(before?.count);
  });
  expect(read).toBeLessThan(10_000);
});
