// The archived BIP site: its addresses, as its sitemap gave them, and what was removed.
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, plainText, polishText } from '../rows/columns.ts';

/** Readings of a sitemap. One that is under way has no end yet, and its addresses count for nothing. */
export const archiveImports = pgTable(
  'archive_imports',
  {
    id: id(),
    host: text('host').notNull(),
    clientId: integer('client_id').notNull(),
    startedBy: polishText('started_by').notNull(),
    startedDate: moment('started_date').notNull(),
    /** By the clock of the database. Updated while the import runs; an import whose process has ended is replaced by the next one. */
    touchedDate: moment('touched_date').notNull().defaultNow(),
    finishedDate: moment('finished_date'),
    addresses: integer('addresses').notNull().default(0),
    readBytes: bigint('read_bytes', { mode: 'number' }).notNull().default(0),
    sites: integer('sites').notNull().default(0),
    files: integer('files').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
  },
  (t) => [
    uniqueIndex('archive_imports_host').on(t.host).where(sql`${t.finishedDate} is not null`),
    uniqueIndex('archive_imports_running').on(sql`(${t.finishedDate} is null)`).where(sql`${t.finishedDate} is null`),
  ],
);

/** Who removed what, and when. */
export const archiveRemovals = pgTable('archive_removals', {
  id: id(),
  importId: integer('import_id')
    .notNull()
    .references(() => archiveImports.id, { onDelete: 'cascade' }),
  createdDate: moment('created_date').notNull(),
  actorId: integer('actor_id').notNull(),
  actorName: polishText('actor_name').notNull(),
  path: plainText('path').notNull(),
  /** 0 all addresses, 10 a subpage with its parent, 20 an attachment */
  type: integer('type').notNull(),
});

export const archiveAddresses = pgTable(
  'archive_addresses',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => archiveImports.id, { onDelete: 'cascade' }),
    /** What follows the host, without a slash at its end; '' is the root. */
    path: plainText('path').notNull(),
    isFile: boolean('is_file').notNull(),
    removalId: integer('removal_id').references(() => archiveRemovals.id),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.path] }),
    index('archive_addresses_removal').on(t.removalId).where(sql`${t.removalId} is not null`),
  ],
);
