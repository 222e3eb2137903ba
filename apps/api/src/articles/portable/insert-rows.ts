import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { insertFrom, type RowValues } from '../../database/rows/insert-from.ts';

/** Any number of rows in one statement, with the columns of the first; null without rows. */
export function insertRows<Table extends PgTable>(table: Table, rows: readonly object[]): SQL | null;
export function insertRows(table: PgTable & Readonly<Record<string, PgColumn>>, rows: readonly object[]): SQL | null {
  const [first] = rows;
  if (first === undefined) return null;
  const values = Object.keys(first).map((name) => {
    const type = sql.raw(table[name]?.getSQLType() ?? 'text');
    return [name, sql`(x->>${sql.raw(`'${name}'`)})::${type}`];
  });
  const source = sql`from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as e (x, place) order by place`;
  return insertFrom(table, Object.fromEntries(values) as RowValues<PgTable>, source);
}
