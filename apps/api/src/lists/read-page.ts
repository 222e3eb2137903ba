// One page of a list and the number of rows on all pages.
import type { ListDefinition } from '@redakcja/domain/shared/lists/list-columns';
import type { Database } from '../database/database.ts';
import { integer, type RowShape, rowShape } from '../database/rows/row-shape.ts';
import { SqlValues } from '../database/rows/sql-values.ts';
import { type ListQuery, type ListSql, listParts } from './list-sql.ts';

export interface PageSql<L extends ListDefinition, Row = unknown> extends ListSql<L> {
  row: RowShape<Row>;
  /** Without the word `from`. */
  from: string;
}

const counting = rowShape({ total: integer('count(*)') });

export async function readPage<Row>(
  db: Database,
  page: PageSql<ListDefinition, Row>,
  query: ListQuery,
  /** Conditions beside the filters. */
  always: (values: SqlValues) => string[] = () => [],
): Promise<{ rows: Row[]; total: number }> {
  const values = new SqlValues();
  const { where: filtered, orderBy, limit, offset } = listParts(page, query, values);
  const where = [...always(values), ...filtered];
  const condition = where.length === 0 ? '' : `where ${where.join(' and ')}`;
  const counted = [...values.list];
  const [rows, [count]] = await Promise.all([
    db.rows(page.row, {
      text: `select ${page.row.columns} from ${page.from} ${condition}
        order by ${orderBy} limit ${values.add(limit)} offset ${values.add(offset)}`,
      values: values.list,
    }),
    db.rows(counting, { text: `select ${counting.columns} from ${page.from} ${condition}`, values: counted }),
  ]);
  return { rows, total: count?.total ?? 0 };
}
