// The import that is under way. Its addresses are written as they come, under its number, and count only once it is finished:
// a failed one leaves nothing, and reading a large sitemap holds no transaction open.
import type { ArchiveImportProgress } from '@redakcja/generated/model/archiveImportProgress';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { archiveImports } from '../database/schema.ts';
import { conflict } from '../shared/problem.ts';
import type { SitemapProgress } from './sitemap-reader.ts';

/** An import whose process ended says nothing any more; after this long the next one may begin. */
const alive = sql`touched_date > now() - interval '30 seconds'`;

export interface NewImport {
  host: string;
  clientId: number;
  startedBy: string;
  startedDate: Date;
}

/** Number of the import that may begin now; null while another one is under way. */
export async function beginImport(db: Database, values: NewImport): Promise<number | null> {
  await db.execute(sql`delete from archive_imports where finished_date is null and not ${alive}`);
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
    .where(sql`finished_date is null and ${alive}`);
  return found === undefined ? null : { ...found, startedDate: found.startedDate.toISOString() };
}

/** Says that the import lives, and how far it is. */
export async function touchImport(db: Database, id: number, { addresses, bytes }: SitemapProgress): Promise<void> {
  const touched = await db
    .update(archiveImports)
    .set({ addresses, readBytes: bytes, touchedDate: sql`now()` })
    .where(eq(archiveImports.id, id))
    .returning({ id: archiveImports.id });
  // it was silent for so long that another one took its place
  if (touched.length === 0) throw conflict('Wczytywanie mapy strony zostało przerwane przez nowsze');
}

/** Writes paths of addresses, each once. */
export async function addAddresses(db: Database, id: number, paths: readonly string[], areFiles: readonly boolean[]) {
  await db.execute(
    sql`insert into archive_addresses (import_id, path, is_file)
      select ${id}, path, is_file from unnest(${textArray(paths)}::text[], ${textArray(areFiles)}::boolean[]) as given (path, is_file)
      on conflict do nothing`,
  );
}

/** An array as PostgreSQL writes it: one parameter, however many values. */
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
