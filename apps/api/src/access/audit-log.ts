import { listAuditEntriesDefinition } from '@redakcja/generated/lists/listAuditEntries';
import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import type { Handler } from '../contract/handler.ts';
import { type PageSql, readPage } from '../shared/read-page.ts';

export const auditPage: PageSql<typeof listAuditEntriesDefinition> = {
  list: listAuditEntriesDefinition,
  select: `a.id, a.created_date as "createdDate", a.kind as event, a.actor_id as "userId", a.actor_name as "userName",
    a.subject_id as "subjectId", a.subject_name as "subjectName", a.address as "ipAddress", a.details`,
  from: 'audit_entries a',
  columns: {
    createdDate: 'a.created_date',
    event: 'a.kind',
    userName: 'a.actor_name',
    subjectName: 'a.subject_name',
    userId: 'a.actor_id',
    subjectId: 'a.subject_id',
    id: 'a.id',
    ipAddress: 'a.address',
  },
  sortings: {
    id: 'a.id',
    createdDate: 'a.created_date',
    event: 'a.kind',
    userName: 'a.actor_name',
    subjectName: 'a.subject_name',
  },
  tieBreaker: 'a.id',
};

export type AuditRow = Omit<AuditEntry, 'createdDate'> & { createdDate: Date };

export const listAuditEntries: Handler<'listAuditEntries'> = async ({ services, query }) => {
  const { rows, total } = await readPage<AuditRow>(services, auditPage, query);
  return { body: rows.map((row) => ({ ...row, createdDate: row.createdDate.toISOString() })), total };
};
