// Removal of selected rows: each has a result of its own in the response.
import type { Obstacle } from '@redakcja/domain/shared/operation-verdict';
import { staleMessage } from '@redakcja/domain/shared/stale';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { integer, rowShape, text } from '../database/rows/row-shape.ts';
import { badRequest, preconditionFailed, reasonOf } from '../http/problem.ts';
import { matches } from './etag.ts';

export interface RemovableRow {
  id: number;
  /** For a person. */
  name: string;
  revision: number;
}

/** The rows of a call. Each has its entity tag when there are any; If-Match is that of a single row. */
export interface ChosenRows {
  ids: readonly number[];
  etags: readonly string[] | undefined;
  ifMatch: string | undefined;
}

type Obstacles = readonly (string | Obstacle)[];

export interface Removal<Row extends RemovableRow> {
  /** Those of the rows that are there, locked until the commit; in the order of ids, so that two such calls do not wait for each other. */
  lock: (tx: Database, ids: readonly number[]) => Promise<readonly Row[]>;
  /** A sentence for an id that is not there. */
  missing: (id: number) => string;
  /** Why a row must stay; none when it may go. `removed` are those that go before it in the same call. */
  obstacles?: (row: Row, tx: Database, removed: readonly number[]) => Obstacles | Promise<Obstacles>;
  remove: (tx: Database, rows: readonly Row[]) => Promise<unknown>;
}

/** What would help each refused row, beside the answer: it is told to who asks before the call (call/attempts). */
const obstaclesOfRows = new WeakMap<RowResult, Obstacle>();

export function obstacleOf(row: RowResult): Obstacle | undefined {
  return obstaclesOfRows.get(row);
}

export async function removeRows<Row extends RemovableRow>(
  db: Database,
  { ids, etags, ifMatch }: ChosenRows,
  { lock, missing, obstacles = () => [], remove }: Removal<Row>,
): Promise<RowResult[]> {
  if (etags !== undefined && etags.length !== ids.length) {
    throw badRequest('Liczba znaczników etags różni się od liczby wierszy');
  }
  if (ifMatch !== undefined && ids.length > 1) {
    throw badRequest('Nagłówek If-Match można podać tylko przy usuwaniu jednego wiersza');
  }
  const rows = new Map((await lock(db, ids)).map((row) => [row.id, row]));
  for (const { revision } of rows.values()) if (!matches(ifMatch, revision)) throw preconditionFailed();
  const removed: Row[] = [];
  const results: RowResult[] = [];
  for (const [index, id] of ids.entries()) {
    const row = rows.get(id);
    if (row === undefined) {
      results.push({ id, done: false, errors: [missing(id)] });
      continue;
    }
    const gone = removed.map((one) => one.id);
    const found = matches(etags?.[index], row.revision) ? await obstacles(row, db, gone) : [staleMessage];
    if (found.length === 0) removed.push(row);
    const result = { id, name: row.name, done: found.length === 0, errors: found.map(reasonOf) };
    const [first] = found;
    if (typeof first === 'object') obstaclesOfRows.set(result, first);
    results.push(result);
  }
  if (removed.length > 0) await remove(db, removed);
  return results;
}

const named = rowShape({ id: integer(), name: text(), revision: integer() });

/** `lock` of rows that only need their names. */
export function lockNamed(id: PgColumn, name: PgColumn, revision: PgColumn): Removal<RemovableRow>['lock'] {
  return (tx, ids) =>
    tx.rows(
      named,
      sql`select ${id} as id, ${name} as name, ${revision} as revision from ${id.table} where ${inArray(id, [...ids])} order by ${id} for update`,
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
