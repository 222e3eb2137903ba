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
  /** The same rows, where all of them are found better than a page of them. */
  countedFrom?: string;
}

const counting = rowShape({ total: integer('count(*)') });

type Always = (values: SqlValues) => string[];

function partsOf<Row>(page: PageSql<ListDefinition, Row>, query: ListQuery, always: Always) {
  const values = new SqlValues();
  const { where: filtered, ...parts } = listParts(page, query, values);
  const where = [...always(values), ...filtered];
  return { ...parts, values, condition: where.length === 0 ? '' : `where ${where.join(' and ')}` };
}

/** The rows of a page alone. */
export function readRows<Row>(db: Database, page: PageSql<ListDefinition, Row>, query: ListQuery, always: Always) {
  const { values, condition, orderBy, limit, offset } = partsOf(page, query, always);
  return db.rows(page.row, {
    text: `select ${page.row.columns} from ${page.from} ${condition}
      order by ${orderBy} limit ${values.add(limit)} offset ${values.add(offset)}`,
    values: values.list,
  });
}

export async function readPage<Row>(
  db: Database,
  page: PageSql<ListDefinition, Row>,
  query: ListQuery,
  /** Conditions beside the filters. */
  always: Always = () => [],
): Promise<{ rows: Row[]; total: number }> {
  const { values, condition } = partsOf(page, query, always);
  const [rows, [count]] = await Promise.all([
    readRows(db, page, query, always),
    db.rows(counting, {
      text: `select ${counting.columns} from ${page.countedFrom ?? page.from} ${condition}`,
      values: values.list,
    }),
  ]);
  return { rows, total: count?.total ?? 0 };
}
