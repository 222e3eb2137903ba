// Records that several users may edit at once. They are read with an entity tag, which is the revision of their row, and saved with If-Match: an
// outdated save is rejected with 412 and writes nothing. Without If-Match a save overwrites the current state.
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { RowValues } from '../database/rows/insert-from.ts';
import { notFound, preconditionFailed } from '../http/problem.ts';
import { etagOf, matches } from './etag.ts';
import { type Author, type Journaling, recordRemoved, recordSaved } from './journal.ts';
import { type ChosenRows, type RemovableRow, type Removal, removeRows } from './remove-rows.ts';

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

type ReadingCall<Id> = Pick<SavingCall<Id>, 'db' | 'params'>;
type ChangingCall = Author & { db: Database };

export function records<Table extends PgTable, Id, Value, Content>(resource: Resource<Table, Id, Value, Content>) {
  const { journal } = resource;
  const at = (db: Database, id: Id) => existing(resource, db, id);

  return {
    existing: at,

    get: async ({ db, params: { id } }: ReadingCall<Id>) => respondStored(await at(db, id)),

    /** `insert` answers the id of the new record. */
    create: async (call: ChangingCall, insert: (db: Database) => Promise<Id>): Promise<Id> => {
      const id = await insert(call.db);
      if (journal !== undefined) await recordSaved(call.db, call, journal, await at(call.db, id), null);
      return id;
    },

    /** Saves, and answers what is stored then. */
    update: async (call: SavingCall<Id>, plan: SavePlan<Table, Value>) =>
      respondStored(await saveRecord(call, resource, plan)),

    /** Removes selected rows; the entries of the journal contain their values. */
    remove: <Row extends RemovableRow>(
      call: ChangingCall,
      chosen: ChosenRows,
      removal: Removal<Row> & { idOf: (row: Row) => Id },
    ) =>
      removeRows<Row>(call.db, chosen, {
        ...removal,
        remove: async (db, rows) => {
          for (const row of rows) {
            if (journal !== undefined) await recordRemoved(db, call, journal, await at(db, removal.idOf(row)));
          }
          await removal.remove(db, rows);
        },
      }),
  };
}

export function respondStored<Content>({ content, revision }: Pick<Stored<unknown, Content>, 'content' | 'revision'>) {
  return { ...content, etag: etagOf(revision) };
}

/** The record is read, its revision checked, its row and child rows written, and the record read again for the journal and the answer. */
async function saveRecord<Table extends PgTable, Id, Value, Content>(
  call: SavingCall<Id>,
  resource: Resource<Table, Id, Value, Content>,
  plan: SavePlan<Table, Value>,
): Promise<Stored<Value, Content>> {
  const { db, ifMatch, params } = call;
  for (;;) {
    const before = await existing(resource, db, params.id);
    if (!matches(ifMatch, before.revision)) throw preconditionFailed();
    const save = await plan(before.value, before.id);
    if (save === null) return before;
    // somebody else was faster: the plan is made again for what is there by now
    if (!(await writeRow(db, resource, before, save.columns))) continue;
    await save.write?.(db);
    const after = await existing(resource, db, params.id);
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

async function existing<Id, Value, Content>(
  { find, missing }: Pick<Resource<never, Id, Value, Content>, 'find' | 'missing'>,
  db: Database,
  id: Id,
): Promise<Stored<Value, Content>> {
  const stored = await find(db, id);
  if (stored === null) throw notFound(missing(id));
  return stored;
}
