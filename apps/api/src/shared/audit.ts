// The audit log of security events. Never a password, a PESEL or a document number.
import type { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { Database } from '../database/database.ts';
import { auditEntries } from '../database/schema.ts';
import type { Caller } from './caller.ts';

/** A user by login, or a role by name: the entry keeps the name of that moment. */
export interface AuditParty {
  id: number;
  name: string;
}

export interface AuditRecord {
  event: AuditEvent;
  /** Null for a stranger at the sign-in page and for the system itself. */
  actor: AuditParty | null;
  subject?: AuditParty | null;
  /** Where the call came from. */
  address: string | null;
  /** Polish sentences. */
  details?: readonly string[];
}

/** Within a transaction the entry is written with the change or not at all. */
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

/** Who made a call, and from where. */
export function actorOf({ caller, address }: { caller: Caller; address: string }) {
  return { actor: { id: caller.id, name: caller.userName }, address };
}
