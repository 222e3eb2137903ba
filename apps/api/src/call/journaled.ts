// Records of settings whose every change is in the journal, field by field, in the transaction of the change.
import { JournalArea } from '@redakcja/generated/model/journalArea';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import type { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, readerIn } from '../database/database.ts';
import { type Author, recordChange } from './journal.ts';
import { type ChosenRows, type RemovableRow, type Removal, removeRows } from './remove-rows.ts';
import { type Resource, revisioned, type SavePlan } from './revisioned.ts';
import type { Services } from './services.ts';

type Data = NonNullable<JournalEntry['before']>;

export interface Journaling<Value> {
  recordType: JournalRecordType;
  /** What a person calls the record. */
  nameOf: (value: Value) => string;
  /** Its fields by the names of the input; a reference as `{ id, name }`. */
  fieldsOf: (value: Value) => Data;
}

/** Whose change it is, and where. */
type Call = Author & { services: Services };

/** `revisioned` with the journal: create, update and remove through here, and nothing is left untold. */
export function journaled<Table extends PgTable, Id, Value, Content>(
  resource: Resource<Table, Id, Value, Content> & Journaling<Value>,
) {
  const { recordType, nameOf, fieldsOf, find } = resource;
  const records = revisioned(resource);

  async function storedIn(tx: Database, services: Services, id: Id) {
    const stored = await find({ ...services, db: tx, read: readerIn(tx) }, id);
    if (stored === null) throw new Error('A record was not there to be told of');
    return stored;
  }

  function entry(recordId: number, value: Value) {
    return { area: JournalArea.Settings, recordType, recordId, recordName: nameOf(value) };
  }

  return {
    ...records,

    /** `insert` answers the id of the new record. */
    create: (call: Call, insert: (tx: Database) => Promise<Id>): Promise<Id> =>
      call.services.db.transaction(async (tx) => {
        const id = await insert(tx);
        const { id: recordId, value } = await storedIn(tx, call.services, id);
        const after = fieldsOf(value);
        await recordChange(tx, call, {
          ...entry(recordId, value),
          operation: JournalOperation.Add,
          before: null,
          after,
        });
        return id;
      }),

    update: (target: Parameters<typeof records.save>[0] & Call, plan: SavePlan<Table, Value>) =>
      records.update(target, async (before) => {
        const save = await plan(before);
        if (save === null) return null;
        return {
          ...save,
          write: async (tx) => {
            await save.write?.(tx);
            const { id, value } = await storedIn(tx, target.services, target.params.id);
            await recordEdit(tx, target, entry(id, value), fieldsOf(before), fieldsOf(value));
          },
        };
      }),

    /** Removes selected rows; the entries contain their values. */
    remove: <Row extends RemovableRow>(
      call: Call,
      chosen: ChosenRows,
      removal: Removal<Row> & { idOf: (row: Row) => Id },
    ) =>
      removeRows<Row>(call.services.db, chosen, {
        ...removal,
        remove: async (tx, rows) => {
          for (const row of rows) {
            const { value } = await storedIn(tx, call.services, removal.idOf(row));
            const before = fieldsOf(value);
            await recordChange(tx, call, {
              ...entry(row.id, value),
              operation: JournalOperation.Delete,
              before,
              after: null,
            });
          }
          await removal.remove(tx, rows);
        },
      }),
  };
}

type Entry = Pick<JournalEntry, 'area' | 'recordType' | 'recordId' | 'recordName'>;

/** Writes the fields that differ; nothing when none does. */
export async function recordEdit(tx: Database, author: Author, entry: Entry, before: Data, after: Data): Promise<void> {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  if (names.length === 0) return;
  const pick = (all: Data) => Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
  await recordChange(tx, author, {
    ...entry,
    operation: JournalOperation.Edit,
    before: pick(before),
    after: pick(after),
  });
}
