// The one journal of changes: every area writes its entry in the transaction of the change. It is append-only, which the database enforces.
import { comparable } from '@redakcja/domain/shared/journal/former-values';
import { journalLine } from '@redakcja/domain/shared/journal/journal-sentences';
import { coveredLog } from '@redakcja/domain/shared/text/personal-numbers';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { Database } from '../database/database.ts';
import { jsonSql, utc } from '../database/rows/json-sql.ts';
import { integer, json, nullable, oneOf, rowShape, text } from '../database/rows/row-shape.ts';
import { journal } from '../database/schema.ts';
import { changedMeanwhile, type ProblemError } from '../http/problem.ts';
import { addJournalIds, type CallTrace } from './audit/audit.ts';
import type { Caller } from './caller.ts';
import type { Services } from './services.ts';
/** One change as data. Never what a person may not read of themselves: no passwords, no PESEL. */
export interface Change {
  area: JournalArea;
  operation: JournalOperation;
  recordType: JournalRecordType;
  recordId: number;
  recordName: string;
  /** The changed fields alone; null where the record was not there. */
  before: JournalEntry['before'];
  after: JournalEntry['after'];
  /** What else was removed, to be put back when the change is reverted; it stays on the server. */
  removed?: object | null;
  revertsEntryId?: number | null;
}

export interface Author {
  /** The schedule writes without an id. */
  caller: Pick<Caller, 'displayName' | 'program'> & { id: number | null };
  services: Pick<Services, 'now'>;
  /** Of a call, whose entry in the audit log says the same. */
  trace?: CallTrace;
}

/** Writes an entry; pass the transaction of the change. Answers its id. */
export async function recordChange(tx: Database, author: Author, change: Change): Promise<number> {
  const [id] = await recordChanges(tx, author, [change]);
  if (id === undefined) throw new Error('The entry of the journal was not inserted');
  return id;
}

/** A statement has at most 65,535 parameters. */
const insertedTogether = 1000;

/** Many changes of one call; answers the ids of their entries, in their order. */
export async function recordChanges(
  tx: Database,
  { caller, services, trace }: Author,
  changes: readonly Change[],
): Promise<number[]> {
  const common = {
    createdDate: services.now(),
    actorId: caller.id,
    actorName: caller.displayName,
    program: caller.program ?? null,
  };
  const ids: number[] = [];
  for (let at = 0; at < changes.length; at += insertedTogether) {
    const rows = changes.slice(at, at + insertedTogether).map((change) => ({ ...change, ...common }));
    const inserted = await tx.insert(journal).values(rows).returning({ id: journal.id });
    ids.push(...inserted.map(({ id }) => id));
  }
  const told = ids.filter((_, at) => changes[at] !== undefined && isToldInAudit(changes[at]));
  addJournalIds(trace, told);
  return ids;
}

/** What was added or removed is named by its operation; in a menu there is one operation for everything. */
const isToldInAudit = ({ area, before, after }: Change) =>
  area === JournalArea.Menus || (before !== null && after !== null);

type Data = NonNullable<JournalEntry['before']>;

/** How a record of settings stands in the journal. */
export interface Journaling<Value> {
  recordType: JournalRecordType;
  /** What a person calls the record. */
  nameOf: (value: Value) => string;
  /** Its fields by the names of the input; a reference as `{ id, name }`, other data as a `Fact`. */
  fieldsOf: (value: Value) => Data;
}

/** A record that is there: what has changed since `before`, or all of a new one. */
export async function recordSaved<Value>(
  db: Database,
  author: Author,
  { recordType, nameOf, fieldsOf }: Journaling<Value>,
  { id, value }: { id: number; value: Value },
  before: Value | null,
): Promise<void> {
  const entry = { area: JournalArea.Settings, recordType, recordId: id, recordName: nameOf(value) };
  if (before !== null) return recordEdit(db, author, entry, fieldsOf(before), fieldsOf(value));
  await recordChange(db, author, { ...entry, operation: JournalOperation.Add, before: null, after: fieldsOf(value) });
}

export async function recordRemoved<Value>(
  db: Database,
  author: Author,
  { recordType, nameOf, fieldsOf }: Journaling<Value>,
  { id, value }: { id: number; value: Value },
): Promise<void> {
  await recordChange(db, author, {
    area: JournalArea.Settings,
    recordType,
    recordId: id,
    recordName: nameOf(value),
    operation: JournalOperation.Delete,
    before: fieldsOf(value),
    after: null,
  });
}

type Entry = Pick<JournalEntry, 'area' | 'recordType' | 'recordId' | 'recordName'>;

/** Writes the fields that differ; nothing when none does. */
export async function recordEdit(db: Database, author: Author, entry: Entry, before: Data, after: Data): Promise<void> {
  const names = Object.keys(after).filter((name) => comparable(before[name]) !== comparable(after[name]));
  if (names.length === 0) return;
  const pick = (all: Data) => Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
  await recordChange(db, author, {
    ...entry,
    operation: JournalOperation.Edit,
    before: pick(before),
    after: pick(after),
  });
}

export const entry = rowShape({
  id: integer('j.id'),
  createdDate: text(utc('j.created_date')),
  actorId: nullable(integer('j.actor_id')),
  actorName: text('j.actor_name'),
  program: nullable(text('j.program')),
  area: oneOf(JournalArea, 'j.area'),
  operation: oneOf(JournalOperation, 'j.operation'),
  recordType: oneOf(JournalRecordType, 'j.record_type'),
  recordId: integer('j.record_id'),
  recordName: text('j.record_name'),
  before: json(jsonSql<JournalEntry['before']>('j.before')),
  after: json(jsonSql<JournalEntry['after']>('j.after')),
  revertsEntryId: nullable(integer('j.reverts_entry_id')),
  revertedByEntryId: nullable(integer('(select r.id from journal r where r.reverts_entry_id = j.id)')),
});

/** A 412 with the author, time and content of the change; `fallback` without an entry in the journal. */
export function conflictOf(entries: readonly JournalEntry[], fallback: string): ProblemError {
  const shown = coveredLog(entries);
  const errors = shown.map(journalLine);
  return changedMeanwhile(errors.length === 0 ? [fallback] : errors, shown);
}
