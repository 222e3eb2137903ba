// Writes the audit log of security events. Entries must not contain passwords, PESEL or document numbers.
import type { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { Database } from '../database/database.ts';
import { auditEntries } from '../database/schema.ts';
import type { Caller } from './caller.ts';

/** A user by login, or a role by name; the entry stores the current name. */
export interface AuditParty {
  id: number;
  name: string;
}

export interface AuditRecord {
  event: AuditEvent;
  /** Null for an unauthenticated caller and for the system. */
  actor: AuditParty | null;
  subject?: AuditParty | null;
  /** IP address of the caller. */
  address: string | null;
  /** Polish sentences. */
  details?: readonly string[];
}

/** Pass the transaction of the change. */
export async function recordAudit(db: Database, now: Date, ...records: readonly AuditRecord[]): Promise<void> {
  if (records.length === 0) return;
  await db.insert(auditEntries).values(
    records.map(({ event, actor, subject = null, address, details = [] }) => ({
      createdDate: now,
      kind: event,
      actorId: actor?.id ?? null,
      actorName: actor?.name ?? null,
      subjectId: subject?.id ?? null,
      subjectName: subject?.name ?? null,
      address,
      details: [...details],
    })),
  );
}

/** Actor and address of a call. */
export function actorOf({ caller, address }: { caller: Caller; address: string }) {
  return { actor: { id: caller.id, name: caller.userName }, address };
}
