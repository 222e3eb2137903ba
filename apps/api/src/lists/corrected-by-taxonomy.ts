// The total of a list that is narrowed by categories or tags, after changes: the articles that have changed are asked as they were and as they are.

import type { SqlValues } from '../database/rows/sql-values.ts';
import type { Related } from './article-pages.ts';
import { holdsSince, type KeptTotal } from './kept-lists.ts';

/** More logged rows than this are not compared: each article looks its categories and tags up in them. */
const maxCompared = 500;

/** Columns of lists, as in the log. */
const columns =
  'id, language_id, type, status, version, title, created_by, created_date, publish_start, publish_end, published_date';
/** The same of `articles a`, with the title of `article_search s`. */
const columnsNow = columns.replace(/\w+/g, (column) => (column === 'title' ? 's.title' : `a.${column}`));

/** Asks article by article; titles are in the row itself. */
const asIs: Related = (key, from, condition) =>
  from.startsWith('article_search ') ? condition : `exists (select from ${from} where ${key} = a.id and ${condition})`;

/** The same before the changes. */
const asWas =
  (last: string): Related =>
  (key, from, condition) =>
    asIs(
      key,
      from
        .replace(/^article_categories\b/, taxonomyBefore('article_categories', 'menu_element_id', 'category_id', last))
        .replace(/^article_tags\b/, taxonomyBefore('article_tags', 'tag_id', 'tag_id', last)),
      condition,
    );

/** Rows that have not changed are as they were; of the others the first change tells: what was removed was there. */
function taxonomyBefore(table: string, column: string, logged: string, last: string): string {
  return `(
    select x.article_id, x.${column} from ${table} x
    where not exists (select from article_changes e where e.number > ${last} and e.id = x.article_id and e.${logged} = x.${column})
    union all
    select e.id, e.${logged} from (
      select distinct on (id, ${logged}) id, ${logged}, sign from article_changes
      where number > ${last} and ${logged} is not null order by id, ${logged}, number
    ) e where e.sign = -1)`;
}

/**
 * The kept total less the changed articles that met the conditions, and more those that meet them now, else what `count` counts. `conditions` are
 * those of the list. Needs `log`.
 */
export function correctedByTaxonomy(
  kept: KeptTotal | undefined,
  count: string,
  conditions: (related: Related) => readonly string[],
  values: SqlValues,
): string {
  const { last, holds } = holdsSince(kept, values);
  const isCompared = `(select count(*) from article_changes where number > ${last}) <= ${maxCompared}`;
  const matching = (rows: string, related: Related) =>
    `(select count(*)::int from ${rows} a cross join lateral (select a.title) s where ${conditions(related).join(' and ')})`;
  const corrected = `(
    with present as materialized (
      select ${columnsNow} from articles a join article_search s on s.article_id = a.id
      where a.is_listed and a.id = any(array(select distinct id from article_changes where number > ${last} and id is not null))
    ), written as materialized (
      select distinct on (id) sign, ${columns} from article_changes where number > ${last} and language_id is not null order by id, number
    ), past as materialized (
      select ${columns} from written where sign = -1
      union all
      select ${columns} from present where id not in (select id from written)
    )
    select ${values.add(kept?.total ?? 0)}::int - ${matching('past', asWas(last))} + ${matching('present', asIs)})`;
  return `(case when ${holds} and ${isCompared} then ${corrected} else ${count} end)`;
}
