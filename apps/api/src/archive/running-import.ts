// The running import. Its addresses are inserted in batches under its id and count only once it is finished: a failed import leaves nothing,
// and no transaction is open while a large sitemap is read.
import type { ArchiveImportProgress } from '@redakcja/generated/model/archiveImportProgress';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { archiveImports } from '../database/schema.ts';
import { conflict } from '../http/problem.ts';
import type { SitemapProgress } from './sitemap-reader.ts';

/** An import without an update for this long belongs to a process that ended; the next one may start. */
const isAlive = sql`touched_date > now() - interval '30 seconds'`;

export interface NewImport {
  host: string;
  clientId: number;
  startedBy: string;
  startedDate: Date;
}

/** Id of the new import; null while another one is running. */
export async function beginImport(db: Database, values: NewImport): Promise<number | null> {
  await db.execute(sql`delete from archive_imports where finished_date is null and not ${isAlive}`);
  const [begun] = await db
    .insert(archiveImports)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: archiveImports.id });
  return begun?.id ?? null;
}

export async function readProgress(db: Database): Promise<ArchiveImportProgress | null> {
  const [found] = await db
    .select({
      startedDate: archiveImports.startedDate,
      addresses: archiveImports.addresses,
      readBytes: archiveImports.readBytes,
    })
    .from(archiveImports)
    .where(sql`finished_date is null and ${isAlive}`);
  return found === undefined ? null : { ...found, startedDate: found.startedDate.toISOString() };
}

/** Heartbeat and progress of the import. */
export async function touchImport(db: Database, id: number, { addresses, bytes }: SitemapProgress): Promise<void> {
  const touched = await db
    .update(archiveImports)
    .set({ addresses, readBytes: bytes, touchedDate: sql`now()` })
    .where(eq(archiveImports.id, id))
    .returning({ id: archiveImports.id });
  // it was taken for dead and replaced by another one
  if (touched.length === 0) throw conflict('Wczytywanie mapy strony zostało przerwane przez nowsze');
}

/** Duplicates are ignored. */
export async function addAddresses(db: Database, id: number, paths: readonly string[], areFiles: readonly boolean[]) {
  await db.execute(
    sql`insert into archive_addresses (import_id, path, is_file)
      select ${id}, path, is_file from unnest(${textArray(paths)}::text[], ${textArray(areFiles)}::boolean[]) as given (path, is_file)
      on conflict do nothing`,
  );
}

/** Array literal of PostgreSQL: one parameter for all values. */
function textArray(values: readonly (string | boolean)[]): string {
  return `{${values.map((value) => (typeof value === 'string' ? JSON.stringify(value) : value)).join(',')}}`;
}

export async function dropImport(db: Database, id: number): Promise<void> {
  await db.delete(archiveImports).where(eq(archiveImports.id, id));
}

export async function finishImport(
  db: Database,
  id: number,
  values: { finishedDate: Date; sites: number; files: number; skipped: number },
): Promise<void> {
  const finished = await db
    .update(archiveImports)
    .set(values)
    .where(eq(archiveImports.id, id))
    .returning({ id: archiveImports.id });
  if (finished.length === 0) throw conflict('Wczytywanie mapy strony zostało przerwane przez nowsze');
}
