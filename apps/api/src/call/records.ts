// Records that several users may edit at once. They are read with an entity tag, which is the revision of their row, and saved with If-Match: an
// outdated save is rejected with 412 and writes nothing. Without If-Match a save overwrites the current state.
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { integer, type RowShape, rowShape } from '../database/rows/row-shape.ts';
import { etagOf } from './etag.ts';
import { type Author, recordRemoved, recordSaved } from './journal.ts';
import { type ChosenRows, type RemovableRow, type Removal, removeRows } from './remove-rows.ts';
import { existing, type Resource, type SavePlan, type SavingCall, type Stored, saveRecord } from './writing-call.ts';

type ReadingCall<Id> = Pick<SavingCall<Id>, 'db' | 'params'>;
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
