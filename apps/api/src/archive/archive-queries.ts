// The archive in the database. Only a finished import of the host that is configured now counts.
import type { ArchiveImport } from '@redakcja/generated/model/archiveImport';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
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
