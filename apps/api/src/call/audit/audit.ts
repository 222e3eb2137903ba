// Writes the audit log: who did what. Entries must not contain passwords, PESEL or document numbers: what people write in titles is cut here.
import { withoutPersonalNumbers } from '@redakcja/domain/shared/text/personal-numbers';
import type { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { OperationId } from '@redakcja/generated/operations';
import { type SQL, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { insertFrom } from '../../database/rows/insert-from.ts';
import { idRow } from '../../database/rows/row-shape.ts';
import { auditEntries } from '../../database/schema.ts';
import type { Caller } from '../caller.ts';
import { addressOfRecord } from './record-address.ts';

/** A user by login, or a role by name; the entry stores the current name. */
export interface AuditParty {
  id: number;
  name: string;
}

/** What happened to a user or a role concerns its record. */
export interface AuditSubject extends AuditParty {
  /** Its address (record-address.ts). */
  record?: string | undefined;
}

/** Whether a call has left its entry. */
export interface CallTrace {
  isWritten: boolean;
  /** The entry that was written with the change, before it was known which rows it concerns. */
  entryId?: number;
  /** What the call changed, in sentences of the articles' change log. */
  changes?: string[];
  /** What the call changed in settings and menus: entries of the journal. */
  journalIds?: number[];
}

export function addChanges(trace: CallTrace | undefined, sentences: readonly string[]): void {
  if (trace !== undefined && sentences.length > 0) trace.changes = [...(trace.changes ?? []), ...sentences];
}

export function addJournalIds(trace: CallTrace | undefined, ids: readonly number[]): void {
  if (trace !== undefined && ids.length > 0) trace.journalIds = [...(trace.journalIds ?? []), ...ids];
}

export interface AuditRecord {
  event: AuditEvent;
  /** Null for an unauthenticated caller and for the system. */
  actor: AuditParty | null;
  /** Client id of the program that acts for the actor; null for the web app. */
  program?: string | null;
  /** Operation of the contract; null for what is no call of it. */
  operation?: OperationId | null;
  subject?: AuditSubject | null;
  /** Addresses of the records that the entry is about (record-address.ts). */
  records?: readonly string[];
  /** IP address of the caller. */
  address: string | null;
  /** Polish sentences. */
  details?: readonly string[];
  /** Entries of the journal. */
  journalIds?: readonly number[];
  /** Of the call that the entry is about. */
  trace?: CallTrace;
}

/** Pass the transaction of the change. */
export async function recordAudit(db: Database, now: Date, ...records: readonly AuditRecord[]): Promise<void> {
  for (const record of records) {
    await db.rows(idRow, insertEntry(record, now));
    if (record.trace !== undefined) record.trace.isWritten = true;
  }
}

/** An entry in the transaction of a change, when that has changed anything by now; gives its id. */
export async function recordAuditOfChange(db: Database, now: Date, record: AuditRecord): Promise<number | undefined> {
  const hasChanged = sql`where pg_current_xact_id_if_assigned() is not null`;
  const [entry] = await db.rows(idRow, insertEntry(record, now, hasChanged));
  return entry?.id;
}

/** What was not known when the entry was written. */
export async function completeEntry(
  db: Database,
  id: number,
  {
    details,
    records,
    journalIds,
  }: { details: readonly string[]; records: readonly string[]; journalIds: readonly number[] },
): Promise<void> {
  await db.execute(sql`with named as (${insertRecords(sql`(select ${id}::integer as id)`, records)} on conflict do nothing)
    update audit_entries set details = ${JSON.stringify(details.map(withoutPersonalNumbers))}::jsonb,
      journal_ids = ${sql.param(journalIds)}::integer[] where id = ${id}`);
}

/** An entry with the records that it is about, in one statement. */
function insertEntry(record: AuditRecord, now: Date, condition?: SQL): SQL {
  const { subject, records = [] } = record;
  const all = new Set([...records, ...(subject?.record === undefined ? [] : [subject.record])]);
  return sql`with entry as (${insertFrom(auditEntries, valuesOf(record, now), condition)} returning id),
    named as (${insertRecords(sql`entry`, [...all])})
    select id from entry`;
}

/** @param entry has the id of the entry */
function insertRecords(entry: SQL, records: readonly string[]): SQL {
  return sql`insert into audit_records (entry_id, record) select e.id, r.record from ${entry} e, unnest(${sql.param(records)}::text[]) as r (record)`;
}

function valuesOf(record: AuditRecord, now: Date) {
  const { event, actor, program, operation, subject, address, details = [], journalIds = [] } = record;
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
    details: details.map(withoutPersonalNumbers),
    journalIds: [...journalIds],
  };
}

export interface AuditedCall {
  operation: OperationId;
  params: object;
  caller: Caller | null;
  services: { config: Pick<Config, 'identity'> };
  address: string;
  trace: CallTrace;
}

/** Actor, program, operation, record and address of a call. The web app is not recorded as a program. */
export function actorOf({ caller, operation, params, address, services, trace }: AuditedCall) {
  const { clientId } = services.config.identity;
  const program = caller?.program === clientId ? null : (caller?.program ?? null);
  const actor = caller === null ? null : { id: caller.id, name: caller.userName };
  const record = addressOfRecord(operation, params);
  return { actor, program, operation, address, trace, records: record === undefined ? [] : [record] };
}
