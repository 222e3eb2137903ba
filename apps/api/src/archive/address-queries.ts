import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { boolean, integer, type RowOf, rowShape, text } from '../database/rows/row-shape.ts';

const counts = rowShape({ sites: integer(), files: integer() });

/** Pages and attachments that were not removed. */
export async function countAddresses(db: Database, importId: number): Promise<{ sites: number; files: number }> {
  const [found] = await db.rows(
    counts,
    sql`select count(*) filter (where not is_file)::int as sites, count(*) filter (where is_file)::int as files
      from archive_addresses where import_id = ${importId} and removal_id is null`,
  );
  return found ?? { sites: 0, files: 0 };
}

const address = rowShape({ path: text('path'), isFile: boolean('is_file') });

export type Address = RowOf<typeof address>;

/** Condition: a path and all paths below it; `''` is the root. */
export function below(path: string): SQL {
  if (path === '') return sql`true`;
  // ranges that an index can serve: '0' follows '/' and '@' follows '?', so they match path/… and path?…
  return sql`(path = ${path} or (path >= ${`${path}/`} and path < ${`${path}0`}) or (path >= ${`${path}?`} and path < ${`${path}@`}))`;
}

/** Addresses that meet a condition and were not removed, sorted. */
export function listAddresses(db: Database, importId: number, condition: SQL): Promise<Address[]> {
  return db.rows(
    address,
    sql`${address.select} from archive_addresses
      where import_id = ${importId} and removal_id is null and ${condition} order by path`,
  );
}
