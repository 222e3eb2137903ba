// Removal of rows that are chosen on a list: each stands alone, and the answer says what became of it.
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Database, queryRows } from '../database/database.ts';
import { integer, rowShape, text } from '../database/row-shape.ts';

export interface RemovableRow {
  id: number;
  /** For a person. */
  name: string;
}

export interface Removal<Row extends RemovableRow> {
  /** Those of the rows that are there, locked until the end; in the order of ids, so that two such calls do not wait for each other. */
  lock: (tx: Database, ids: readonly number[]) => Promise<readonly Row[]>;
  /** A sentence for an id that is not there. */
  missing: (id: number) => string;
  /** Why a row must stay, as sentences; none when it may go. `removed` are those that go before it in the same call. */
  obstacles?: (row: Row, tx: Database, removed: readonly number[]) => readonly string[] | Promise<readonly string[]>;
  remove: (tx: Database, rows: readonly Row[]) => Promise<unknown>;
}

export async function removeRows<Row extends RemovableRow>(
  db: Database,
  ids: readonly number[],
  { lock, missing, obstacles = () => [], remove }: Removal<Row>,
): Promise<RowResult[]> {
  return db.transaction(async (tx) => {
    const rows = new Map((await lock(tx, ids)).map((row) => [row.id, row]));
    const removed: Row[] = [];
    const results: RowResult[] = [];
    for (const id of ids) {
      const row = rows.get(id);
      if (row === undefined) {
        results.push({ id, done: false, errors: [missing(id)] });
        continue;
      }
      const errors = [
        ...(await obstacles(
          row,
          tx,
          removed.map((one) => one.id),
        )),
      ];
      if (errors.length === 0) removed.push(row);
      results.push({ id, name: row.name, done: errors.length === 0, errors });
    }
    if (removed.length > 0) await remove(tx, removed);
    return results;
  });
}

const named = rowShape({ id: integer(), name: text() });

/** `lock` of rows that only need their names. */
export function lockNamed(id: PgColumn, name: PgColumn): Removal<RemovableRow>['lock'] {
  return (tx, ids) =>
    queryRows(
      tx,
      named,
      sql`select ${id} as id, ${name} as name from ${id.table} where ${inArray(id, [...ids])} order by ${id} for update`,
    );
}

/** `remove` of rows that nothing else has to be done about. */
export function deleteBy(id: PgColumn): Removal<RemovableRow>['remove'] {
  return (tx, rows) =>
    tx.execute(
      sql`delete from ${id.table} where ${inArray(
        id,
        rows.map((row) => row.id),
      )}`,
    );
}
