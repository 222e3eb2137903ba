// The journal of changes: append-only. What came before what is the order of ids, so that entries can be chained by hash in a table beside it.
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../columns.ts';

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
