// Writes the audit log: who did what. Entries must not contain passwords, PESEL or document numbers.
import type { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { OperationId } from '@redakcja/generated/operations';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { insertFrom } from '../database/rows/insert-from.ts';
import { idRow } from '../database/rows/row-shape.ts';
import { auditEntries } from '../database/schema.ts';
import type { Caller } from './caller.ts';

/** A user by login, or a role by name; the entry stores the current name. */
export interface AuditParty {
  id: number;
  name: string;
}

/** Whether a call has left its entry. */
export interface CallTrace {
  isWritten: boolean;
  /** The entry that was written with the change, before it was known which rows it concerns. */
  entryId?: number;
  /** What the call changed, in sentences of the journal and of the articles' change log. */
  changes?: string[];
}

export function addChanges(trace: CallTrace | undefined, sentences: readonly string[]): void {
  if (trace !== undefined && sentences.length > 0) trace.changes = [...(trace.changes ?? []), ...sentences];
}

export interface AuditRecord {
  event: AuditEvent;
  /** Null for an unauthenticated caller and for the system. */
  actor: AuditParty | null;
  /** Client id of the program that acts for the actor; null for the web app. */
  program?: string | null;
  /** Operation of the contract; null for what is no call of it. */
  operation?: OperationId | null;
  subject?: AuditParty | null;
  /** IP address of the caller. */
  address: string | null;
  /** Polish sentences. */
  details?: readonly string[];
  /** Of the call that the entry is about. */
  trace?: CallTrace;
}

/** Pass the transaction of the change. */
export async function recordAudit(db: Database, now: Date, ...records: readonly AuditRecord[]): Promise<void> {
  if (records.length === 0) return;
  await db.insert(auditEntries).values(records.map((record) => valuesOf(record, now)));
  for (const { trace } of records) if (trace !== undefined) trace.isWritten = true;
}

/** An entry in the transaction of a change, when that has changed anything by now; gives its id. */
export async function recordAuditOfChange(db: Database, now: Date, record: AuditRecord): Promise<number | undefined> {
  const hasChanged = sql`where pg_current_xact_id_if_assigned() is not null`;
  const [entry] = await db.rows(
    idRow,
    sql`${insertFrom(auditEntries, valuesOf(record, now), hasChanged)} returning id`,
  );
  return entry?.id;
}

export async function completeEntry(db: Database, id: number, details: readonly string[]): Promise<void> {
  await db
    .update(auditEntries)
    .set({ details: [...details] })
    .where(eq(auditEntries.id, id));
}

function valuesOf({ event, actor, program, operation, subject, address, details = [] }: AuditRecord, now: Date) {
  return {
    createdDate: now,
    kind: event,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? null,
    program: program ?? null,
    operation: operation ?? null,
    subjectId: subject?.id ?? null,
    subjectName: subject?.name ?? null,
    address,
    details: [...details],
  };
}

export interface AuditedCall {
  operation: OperationId;
  caller: Caller | null;
  services: { config: Pick<Config, 'identity'> };
  address: string;
  trace: CallTrace;
}

/** Actor, program, operation and address of a call. The web app is not recorded as a program. */
export function actorOf({ caller, operation, address, services, trace }: AuditedCall) {
  const { clientId } = services.config.identity;
  const program = caller?.program === clientId ? null : (caller?.program ?? null);
  const actor = caller === null ? null : { id: caller.id, name: caller.userName };
  return { actor, program, operation, address, trace };
}
