// The order by status: the kept totals of each status and month tell where a page begins, so that only rows of that month are skipped.

import type { SqlValues } from '../database/rows/sql-values.ts';
import type { ArticleList, Found } from './article-pages.ts';
import { tallied } from './tallies.ts';

const order = /^a\.status (asc|desc), a\.created_date desc, a\.id desc$/;

export const isByStatus = ({ orderBy }: ArticleList) => order.test(orderBy);

/** For lists that are narrowed by columns of `article_counts` alone. */
export function byStatus(list: ArticleList, conditions: string, values: SqlValues): Found {
  const [, direction] = order.exec(list.orderBy) ?? [];
  const [limit, offset] = [`${values.add(list.limit)}::int`, `${values.add(list.offset)}::int`];
  const tally = list.tally?.(values) ?? '';
  const hits = `, groups as materialized (
      select a.status, a.month, sum(a.count)::int as n, (sum(sum(a.count)) over (order by a.status ${direction}, a.month desc))::int as upto
      from ${tally} group by a.status, a.month having sum(a.count) > 0
    ), shown as materialized (select *, upto - n as before from groups where upto > ${offset} and upto - n < ${offset} + ${limit})`;
  const ids = `select x.id from shown g cross join lateral (
      select a.id, a.created_date from articles a
      where a.is_listed and ${conditions} and a.status = g.status and a.created_date >= g.month and a.created_date < month_after(g.month)
      order by a.created_date desc, a.id desc limit ${offset} + ${limit} - g.before
    ) x order by g.status ${direction}, x.created_date desc, x.id desc limit ${limit} offset ${offset} - (select min(before) from shown)`;
  return { hits, ids: `array(${ids})`, total: tallied(tally) };
}
