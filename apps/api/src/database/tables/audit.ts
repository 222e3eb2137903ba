import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment, polishText } from '../columns.ts';

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
  },
  (t) => [index('audit_entries_created').on(t.createdDate.desc().nullsFirst(), t.id.desc().nullsFirst())],
);
