import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { idRow } from '../database/rows/row-shape.ts';
import { idList } from '../database/rows/sql-values.ts';

/** The ids that are not among `rows` (a query with a column `id`). */
export async function missingIds(db: Database, ids: readonly number[], rows: SQL): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const missing = await db.rows(
    idRow,
    sql`select w.id from unnest(${idList(ids)}) as w (id) where w.id not in (${rows})`,
  );
  return new Set(missing.map(({ id }) => id));
}
