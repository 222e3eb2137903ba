import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rowShape, text } from '../database/rows/row-shape.ts';

const present = rowShape({ state: text() });

/**
 * Another value whenever the bulletin is another: after every transaction, of any process, that has written what pages are made of, and when the clock
 * begins or ends something on them.
 */
export async function siteState(db: Database): Promise<string> {
  const [row] = await db.rows(present, sql`${present.select} from public_state`);
  if (row === undefined) throw new Error('The database has no state');
  return row.state;
}
