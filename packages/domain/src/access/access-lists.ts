import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { defineList } from '../shared/list-columns.ts';

const text = ['contains', 'startsWith', 'equal'] as const;
const ids = { kind: 'integer', min: 1, operations: ['equal', 'in'] } as const;
const answer = { kind: 'boolean', operations: ['equal', 'notEqual'] } as const;

/** Columns of `filters` and `sortings` of listRoles (openapi/access.yaml). */
export const roleList = defineList({
  columns: {
    name: { kind: 'text', operations: text },
    description: { kind: 'text', operations: ['contains'] },
    isSystem: answer,
    id: ids,
  },
  sortings: ['id', 'name', 'description', 'isSystem'],
  defaultSortings: [{ column: 'name', direction: 'asc' }],
});

/** Columns of `filters` and `sortings` of listUsers (openapi/access.yaml). */
export const userList = defineList({
  columns: {
    userName: { kind: 'text', operations: text },
    email: { kind: 'text', operations: text },
    firstname: { kind: 'text', operations: text },
    surname: { kind: 'text', operations: text },
    pesel: { kind: 'text', operations: ['contains', 'equal'], isPersonal: true },
    isActive: answer,
    isConfirmed: answer,
    id: ids,
  },
  sortings: ['id', 'userName', 'email', 'firstname', 'surname', 'isActive', 'isConfirmed'],
  defaultSortings: [{ column: 'surname', direction: 'asc' }],
});

/** Columns of `filters` and `sortings` of listAuditEntries (openapi/access.yaml). */
export const auditList = defineList({
  columns: {
    createdDate: {
      kind: 'date',
      operations: ['equal', 'greaterThan', 'greaterThanOrEqual', 'lessThan', 'lessThanOrEqual'],
    },
    event: { kind: 'enum', values: Object.values(AuditEvent), operations: ['equal', 'in'] },
    userName: { kind: 'text', operations: text },
    subjectName: { kind: 'text', operations: text },
    userId: ids,
    subjectId: ids,
    id: ids,
    ipAddress: { kind: 'text', operations: ['equal', 'startsWith'] },
  },
  sortings: ['id', 'createdDate', 'event', 'userName', 'subjectName'],
  defaultSortings: [{ column: 'createdDate', direction: 'desc' }],
});
