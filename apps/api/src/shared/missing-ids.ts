import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';

/** Those of the ids that no row of `rows` (a query with a column `id`) has. */
export async function missingIds(db: Database, ids: readonly number[], rows: SQL): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const missing = await rowsOf<{ id: number }>(
    db,
    sql`select w.id from unnest(${sql.param([...ids])}::int[]) as w (id) where w.id not in (${rows})`,
  );
  return new Set(missing.map(({ id }) => id));
}
