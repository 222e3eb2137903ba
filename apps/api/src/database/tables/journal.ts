// What happened: the journal of changes and the audit log. The journal is append-only. What came before what is the order of ids, so that entries can be
// chained by hash in a table beside it.
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, polishText } from '../rows/columns.ts';

export const journal = pgTable(
  'journal',
  {
    id: id(),
    createdDate: moment('created_date').notNull(),
    /** Without a foreign key: an entry stays as it was written. */
    actorId: integer('actor_id'),
    actorName: text('actor_name').notNull(),
    /** Client of the access token. */
    program: text('program'),
    area: text('area').notNull(),
    operation: text('operation').notNull(),
    recordType: text('record_type').notNull(),
    recordId: integer('record_id').notNull(),
    recordName: text('record_name').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    /** What else the change removed, to be put back when it is reverted. */
    removed: jsonb('removed'),
    revertsEntryId: integer('reverts_entry_id'),
  },
  (t) => [
    index('journal_record').on(t.recordType, t.recordId, t.id),
    index('journal_created').on(t.createdDate),
    uniqueIndex('journal_reverts').on(t.revertsEntryId),
  ],
);

/** The audit log. Names are copied, so that an entry does not change with its account. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    createdDate: moment('created_date').notNull().defaultNow(),
    kind: text('kind').notNull(),
    /** Null for an unauthenticated caller and for the system. */
    actorId: integer('actor_id'),
    actorName: polishText('actor_name'),
    /** Client id of the program; null for the web app. */
    program: text('program'),
    /** Operation of the contract; null for other events. */
    operation: text('operation'),
    /** The user or role concerned. */
    subjectId: integer('subject_id'),
    subjectName: polishText('subject_name'),
    address: text('address'),
    details: jsonb('details').$type<string[]>().notNull().default([]),
    /** What the call changed in settings and menus: entries of the journal. */
    journalIds: integer('journal_ids').array().notNull().default([]),
  },
  (t) => [
    index('audit_entries_created').on(t.createdDate.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('audit_entries_kind').on(t.kind, t.createdDate.desc(), t.id.desc()),
    index('audit_entries_actor').on(t.actorId, t.createdDate.desc(), t.id.desc()),
    // the last sign-in of each account, for the list of users
    index('audit_entries_sign_ins')
      .on(t.actorId, t.createdDate)
      .where(sql`${t.kind} in ('SignedIn', 'ProgramSignedIn')`),
  ],
);

/** Which records an entry is about: one, or each of a call about many. */
export const auditRecords = pgTable(
  'audit_records',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => auditEntries.id, { onDelete: 'cascade' }),
    /** Address of the record below /api, as `articles/12`. */
    record: text('record').notNull(),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.record] }), index('audit_records_record').on(t.record, t.entryId)],
);
