import { listAuditEntriesDefinition } from '@redakcja/generated/lists/listAuditEntries';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { Handler } from '../../call/handler.ts';
import {
  arrayOf,
  integer,
  moment,
  nullable,
  oneOf,
  type RowOf,
  rowShape,
  text,
} from '../../database/rows/row-shape.ts';
import { condition } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';

const auditEntry = rowShape({
  id: integer('a.id'),
  createdDate: moment('a.created_date'),
  event: oneOf(AuditEvent, 'a.kind'),
  operation: nullable(text('a.operation')),
  userId: nullable(integer('a.actor_id')),
  userName: nullable(text('a.actor_name')),
  program: nullable(text('a.program')),
  subjectId: nullable(integer('a.subject_id')),
  subjectName: nullable(text('a.subject_name')),
  ipAddress: nullable(text('a.address')),
  details: arrayOf(text('a.details')),
});

export type AuditRow = RowOf<typeof auditEntry>;

export const auditPage = {
  list: listAuditEntriesDefinition,
  row: auditEntry,
  from: 'audit_entries a',
  columns: {
    createdDate: 'a.created_date',
    event: 'a.kind',
    person: (filter, values) =>
      `(${['a.actor_name', 'a.subject_name'].map((name) => condition(name, filter, values)).join(' or ')})`,
    userName: 'a.actor_name',
    program: 'a.program',
    operation: 'a.operation',
    subjectName: 'a.subject_name',
    userId: 'a.actor_id',
    subjectId: 'a.subject_id',
    id: 'a.id',
    ipAddress: 'a.address',
    record: ({ values: [record] }, values) =>
      `a.id in (select r.entry_id from audit_records r where r.record = ${values.add(record)})`,
  },
  sortings: {
    id: 'a.id',
    createdDate: 'a.created_date',
    event: 'a.kind',
    userName: 'a.actor_name',
    subjectName: 'a.subject_name',
  },
  tieBreaker: 'a.id',
} satisfies PageSql<typeof listAuditEntriesDefinition>;

export const listAuditEntries: Handler<'listAuditEntries'> = async ({ db, query }) => {
  const { rows, total } = await readPage(db, auditPage, query);
  return { body: rows.map((row) => ({ ...row, createdDate: row.createdDate.toISOString() })), total };
};
