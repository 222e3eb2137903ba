// Polish sentences of the audit log.
import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { auditEventLabels } from './audit-event-labels.ts';
import { operationLabels } from './operation-labels.ts';

const labelsByOperation: Readonly<Record<string, string>> = operationLabels;

/** Text of an audit event: events without a text of their own show the operation. */
export function auditEventText({ event, operation }: Pick<AuditEntry, 'event' | 'operation'>): string {
  const called = operation === null ? undefined : labelsByOperation[operation];
  if (called === undefined) return auditEventLabels[event];
  if (event === AuditEvent.OperationDone) return called;
  return event === AuditEvent.OperationRefused ? `${auditEventLabels[event]}: ${called}` : auditEventLabels[event];
}

/** The actor: a login, with the program that acted for it; null when unknown. */
export function auditActorText({ userName, program }: Pick<AuditEntry, 'userName' | 'program'>): string | null {
  if (program === null) return userName;
  return userName === null ? `program ${program}` : `${userName} (program ${program})`;
}
