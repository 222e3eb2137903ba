import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { integer, type RowShape, rowShape } from './row-shape.ts';

/** `find` of a record (`call/records.ts`) that is one row of a query; `alias` is the row with the id and the revision. */
export function rowFinder<Row>(shape: RowShape<Row>, alias: string, from: string) {
  const revised = rowShape({ revision: integer(`${alias}.revision`) });
  const columns = `${shape.columns}, ${revised.columns}`;
  const both = { ...revised, columns, select: sql.raw(`select ${columns}`) };
  const rowsWith = sql`${both.select} from ${sql.raw(from)} where ${sql.raw(alias)}.id = `;
  return async (db: Database, id: number) => {
    const [row] = await db.rows(both, sql`${rowsWith}${id}`);
    if (row === undefined) return null;
    const { revision, ...rest } = row;
    const [value] = shape.check([rest]);
    return value === undefined ? null : { id, revision, value, content: { body: value } };
  };
}
