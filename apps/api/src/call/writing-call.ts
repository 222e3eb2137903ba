// The path of a call that writes, from top to bottom: begin → check the revision → write → journal → audit → commit → answer.
// All of it is one transaction; a problem on the way leaves nothing but the refusal in the audit log.
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { RowValues } from '../database/rows/insert-from.ts';
import { notFound, preconditionFailed } from '../http/problem.ts';
import { type EnteredCall, enterCall, enterRefusal, isWriting } from './call-entry.ts';
import { matches } from './etag.ts';
import { type Author, type Journaling, recordSaved } from './journal.ts';
import { withLastChange } from './last-change.ts';
import { isOutside, type OwnTransactions, performOutside } from './outside-call.ts';
import { callKey, claimKey, RepeatedCall, storeAnswer } from './repeated/idempotency.ts';
import type { SystemServices } from './services.ts';

/** A request that is authenticated, permitted and valid against the contract. */
interface GivenCall extends Pick<EnteredCall, 'operation' | 'params' | 'body' | 'caller' | 'address'> {
  query: object;
  ifMatch: string | undefined;
  idempotencyKey: string | undefined;
}

/** Any handler: the contract that has checked the values of its call is the one its types are made from. */
export type AnyHandler<Result> = (call: never) => Promise<Result>;

/** Begin, handler, audit, commit. A call that only reads has no transaction. */
export async function perform<Result extends object>(
  handler: AnyHandler<Result>,
  given: GivenCall,
  { db: pool, transaction, ...services }: SystemServices,
): Promise<Result> {
  const afterCommit: (() => void)[] = [];
  const call = {
    ...given,
    services,
    trace: { isWritten: false },
    afterCommit: (work: () => void) => void afterCommit.push(work),
  };
  const key = callKey(call);
  try {
    const result = await inTransaction();
    for (const work of afterCommit) work();
    return result;
  } catch (error) {
    if (error instanceof RepeatedCall) return error.result as Result;
    await enterRefusal(call, error);
    throw await withLastChange(pool, call, error);
  }

  function inTransaction(): Promise<Result> {
    const handle = (more: { db: Database } & Partial<OwnTransactions<Result>>) =>
      handler({ ...call, ...more } as never);
    if (!isWriting(call.operation)) return handle({ db: pool });
    if (isOutside(call.operation)) {
      return performOutside(call, key, transaction, (own) => handle({ db: pool, ...own }));
    }
    return transaction(async (db) => {
      await claimKey(db, key);
      const result = await handle({ db });
      await enterCall(db, call, result);
      await storeAnswer(db, key, result);
      return result;
    });
  }
}

/** A record as it is stored. */
export interface Stored<Value, Content> {
  /** The value of the resource's `key`. */
  id: number;
  revision: number;
  /** Input of the rules. */
  value: Value;
  /** What is answered: `{ body }`, or `{ json }`. */
  content: Content;
}

export interface Resource<Table extends PgTable, Id, Value, Content> {
  /** The row whose revision is the record's. */
  table: Table & { revision: PgColumn };
  key: PgColumn;
  find: (db: Database, id: Id) => Promise<Stored<Value, Content> | null>;
  /** A sentence for the 404. */
  missing: (id: Id) => string;
  /** Of records whose every change is in the journal, field by field. */
  journal?: Journaling<Value>;
}

/** What a save writes: all of it or nothing. */
export interface Save<Table extends PgTable> {
  /** Columns of the row. */
  columns: RowValues<Table>;
  /** Its child rows, once it is locked. */
  write?: (db: Database) => Promise<unknown>;
}

/** The rules of a save and its changes, null without changes. `before` is the current state. */
export type SavePlan<Table extends PgTable, Value> = (
  before: Value,
  id: number,
) => Promise<Save<Table> | null> | Save<Table> | null;

export interface SavingCall<Id> extends Author {
  db: Database;
  params: { id: Id };
  ifMatch: string | undefined;
}

/** Within a handler: a record is read, its revision checked, its row and child rows written, and the record read again for the journal and the answer. */
export async function saveRecord<Table extends PgTable, Id, Value, Content>(
  call: SavingCall<Id>,
  resource: Resource<Table, Id, Value, Content>,
  plan: SavePlan<Table, Value>,
): Promise<Stored<Value, Content>> {
  const { db, ifMatch } = call;
  for (;;) {
    const before = await existing(resource, call);
    if (!matches(ifMatch, before.revision)) throw preconditionFailed();
    const save = await plan(before.value, before.id);
    if (save === null) return before;
    // somebody else was faster: the plan is made again for what is there by now
    if (!(await writeRow(db, resource, before, save.columns))) continue;
    await save.write?.(db);
    const after = await existing(resource, call);
    if (resource.journal !== undefined) await recordSaved(db, call, resource.journal, after, before.value);
    return after;
  }
}

/** False when the row has another revision by now. */
async function writeRow<Table extends PgTable>(
  db: Database,
  { table, key }: Pick<Resource<Table, never, never, never>, 'table' | 'key'>,
  { id, revision }: { id: number; revision: number },
  columns: RowValues<Table>,
): Promise<boolean> {
  const values: RowValues<PgTable> = { ...columns, revision: sql`${table.revision} + 1` };
  const written = await db
    .update<PgTable>(table)
    .set(values)
    .where(and(eq(key, id), eq(table.revision, revision)))
    .returning({ id: key });
  return written.length > 0;
}

export async function existing<Id, Value, Content>(
  { find, missing }: Pick<Resource<never, Id, Value, Content>, 'find' | 'missing'>,
  { db, params: { id } }: Pick<SavingCall<Id>, 'db' | 'params'>,
): Promise<Stored<Value, Content>> {
  const stored = await find(db, id);
  if (stored === null) throw notFound(missing(id));
  return stored;
}
