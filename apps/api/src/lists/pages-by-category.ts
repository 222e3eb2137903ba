// The order by main category: the categories in the order of their names, and the articles of each from its index.

import type { SqlValues } from '../database/rows/sql-values.ts';
import type { ArticleList, Found } from './article-pages.ts';
import type { Known } from './kept-lists.ts';
import { tallied } from './tallies.ts';

const order = /^a\.main_text (asc|desc), a\.id (asc|desc)$/;

export const isByCategory = ({ orderBy }: ArticleList) => order.test(orderBy);

/** So few articles are sooner sorted than looked for in all categories. */
export const isRare = ({ total }: Known) => total !== undefined && total.total < 1000;

/** For lists that are narrowed by columns of `article_category_counts` alone. Categories without a name, and none (0), have the same place. */
export function byCategory(list: ArticleList, values: SqlValues): Found {
  const [, direction, idDirection] = order.exec(list.orderBy) ?? [];
  const [limit, offset] = [`${values.add(list.limit)}::int`, `${values.add(list.offset)}::int`];
  const where = list.basic(values).join(' and ');
  const tally = `article_category_counts a where ${where}`;
  const hits = `, groups as materialized (
      select p.display_text as text, array_agg(distinct a.menu_element_id) as elements, sum(a.count)::int as n,
        (sum(sum(a.count)) over (order by p.display_text ${direction}))::int as upto
      from article_category_counts a
      left join menu_element_paths p on p.menu_element_id = a.menu_element_id and p.language_id = a.language_id
      where ${where} group by p.display_text
    ), shown as materialized (select *, upto - n as before from groups where upto > ${offset} and upto - n < ${offset} + ${limit})`;
  const ids = `select x.id from shown g cross join unnest(g.elements) as e (id) cross join lateral (
      select a.article_id as id from article_main_categories a where a.is_listed and a.menu_element_id = e.id and ${where}
      order by a.article_id ${idDirection} limit ${offset} + ${limit} - g.before
    ) x order by g.text ${direction}, x.id ${idDirection} limit ${limit} offset ${offset} - (select min(before) from shown)`;
  return { hits, ids: `array(${ids})`, total: tallied(tally) };
}
