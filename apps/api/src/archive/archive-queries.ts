// The archive in the database. Only a finished import of the host that is configured now counts.
import type { ArchiveImport } from '@redakcja/generated/model/archiveImport';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { archiveImports } from '../database/schema.ts';

export interface StoredImport extends ArchiveImport {
  id: number;
  finishedDate: Date;
}

export async function findImport(db: Database, host: string, lock = false): Promise<StoredImport | null> {
  const query = db
    .select({
      id: archiveImports.id,
      finishedDate: archiveImports.finishedDate,
      sites: archiveImports.sites,
      files: archiveImports.files,
      skipped: archiveImports.skipped,
    })
    .from(archiveImports)
    .where(and(eq(archiveImports.host, host), isNotNull(archiveImports.finishedDate)));
  const [found] = await (lock ? query.for('update') : query);
  if (found === undefined || found.finishedDate === null) return null;
  return { ...found, finishedDate: found.finishedDate, isSitemapImported: true };
}

/** Pages and attachments that were not removed. */
export async function countAddresses(db: Database, importId: number): Promise<{ sites: number; files: number }> {
  const [found] = await rowsOf<{ sites: number; files: number }>(
    db,
    sql`select count(*) filter (where not is_file)::int as sites, count(*) filter (where is_file)::int as files
      from archive_addresses where import_id = ${importId} and removal_id is null`,
  );
  return found ?? { sites: 0, files: 0 };
}

export interface Address {
  path: string;
  isFile: boolean;
}

/** An address with all that lies below it, in order; `''` is the root. */
export function below(path: string): SQL {
  if (path === '') return sql`true`;
  // '0' follows '/' and '@' follows '?', so these are the addresses that begin with the path and one of the two
  return sql`(path = ${path} or (path >= ${`${path}/`} and path < ${`${path}0`}) or (path >= ${`${path}?`} and path < ${`${path}@`}))`;
}

/** Addresses that were not removed and meet a condition, in order. */
export function listAddresses(db: Database, importId: number, condition: SQL): Promise<Address[]> {
  return rowsOf<Address>(
    db,
    sql`select path, is_file as "isFile" from archive_addresses
      where import_id = ${importId} and removal_id is null and ${condition} order by path`,
  );
}
