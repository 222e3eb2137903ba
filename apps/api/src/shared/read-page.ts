// One page of a list and the number of rows on all pages.
import type { ListDefinition } from '@redakcja/domain/shared/list-columns';
import { type ListQuery, type ListSql, listParts } from './list-sql.ts';
import type { Services } from './services.ts';
import { SqlValues, statementOf } from './sql-values.ts';

export interface PageSql<L extends ListDefinition> extends ListSql<L> {
  /** Expressions of a row, with their names. */
  select: string;
  /** Without the word `from`. */
  from: string;
}

export async function readPage<Row>(
  { read }: Pick<Services, 'read'>,
  page: PageSql<ListDefinition>,
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
    read<Row>(
      statementOf(
        `select ${page.select} from ${page.from} ${condition} order by ${orderBy} limit ${values.add(limit)} offset ${values.add(offset)}`,
      ),
      values.list,
    ),
    read<{ total: number }>(statementOf(`select count(*) as total from ${page.from} ${condition}`), counted),
  ]);
  return { rows, total: Number(count?.total ?? 0) };
}
