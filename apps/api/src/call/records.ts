// Records that several users may edit at once. They are read with an entity tag, which is the revision of their row, and saved with If-Match: an
// outdated save is rejected with 412 and writes nothing. Without If-Match a save overwrites the current state.
import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { RowValues } from '../database/rows/insert-from.ts';
import { integer, type RowShape, rowShape } from '../database/rows/row-shape.ts';
import { etagOf } from './etag.ts';
import { type Author, type Journaling, recordRemoved, recordSaved } from './journal.ts';
import { type ChosenRows, type RemovableRow, type Removal, removeRows } from './remove-rows.ts';
import { existing, saveRecord } from './writing-call.ts';

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

interface ReadingCall<Id> {
  db: Database;
  params: { id: Id };
}

export interface SavingCall<Id> extends ReadingCall<Id>, Author {
  ifMatch: string | undefined;
}

type ChangingCall = Author & { db: Database };

export function records<Table extends PgTable, Id, Value, Content>(resource: Resource<Table, Id, Value, Content>) {
  const { journal } = resource;
  const at = (db: Database, id: Id) => existing(resource, { db, params: { id } });

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

/** `find` of a record that is one row of a query; `alias` is the row with the id and the revision. */
export function rowFinder<Row>(shape: RowShape<Row>, alias: string, from: string) {
  const revised = rowShape({ revision: integer(`${alias}.revision`) });
  const columns = `${shape.columns}, ${revised.columns}`;
  const both = { ...revised, columns, select: sql.raw(`select ${columns}`) };
  const rowsWith = sql`${both.select} from ${sql.raw(from)} where ${sql.raw(alias)}.id = `;
  return async (db: Database, id: number): Promise<Stored<Row, { body: Row }> | null> => {
    const [row] = await db.rows(both, sql`${rowsWith}${id}`);
    if (row === undefined) return null;
    const { revision, ...rest } = row;
    const [value] = shape.check([rest]);
    return value === undefined ? null : { id, revision, value, content: { body: value } };
  };
}
