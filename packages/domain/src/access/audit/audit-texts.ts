// Polish sentences of the audit log.
import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { journalSentence, upperFirst } from '../../shared/journal/journal-sentences.ts';
import { operationLabels } from '../operation-labels.ts';
import { auditEventLabels } from './audit-event-labels.ts';
import { eventSentences, operationSentences } from './audit-sentences.ts';

const labelsByOperation: Readonly<Record<string, string>> = operationLabels;
const sentencesByOperation: Readonly<Record<string, string>> = operationSentences;

/** Text of an audit event: events without a text of their own show the operation. */
export function auditEventText({ event, operation }: Pick<AuditEntry, 'event' | 'operation'>): string {
  const called = operation === null ? undefined : labelsByOperation[operation];
  if (called === undefined) return auditEventLabels[event];
  if (event === AuditEvent.OperationDone) return called;
  return event === AuditEvent.OperationRefused ? `${auditEventLabels[event]}: ${called}` : auditEventLabels[event];
}

/** What was done, after the name of who did it and before the name of the record: „utworzono artykuł”. */
export function auditSentence({ event, operation }: Pick<AuditEntry, 'event' | 'operation'>): string {
  if (event !== AuditEvent.OperationDone)
    return eventSentences[event] ?? lowerFirst(auditEventText({ event, operation }));
  return sentencesByOperation[operation ?? ''] ?? lowerFirst(auditEventText({ event, operation }));
}

/** The actor: a login, with the program that acted for it; null when unknown. */
export function auditActorText({ userName, program }: Pick<AuditEntry, 'userName' | 'program'>): string | null {
  if (program === null) return userName;
  return userName === null ? `program ${program}` : `${userName} (program ${program})`;
}

/** What happened in detail, all of it in sentences. */
export function auditDetails({ details, changes }: Pick<AuditEntry, 'details' | 'changes'>): string[] {
  return [...details, ...changes.map((change) => upperFirst(journalSentence(change)))];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
