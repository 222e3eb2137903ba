// Pages of lists of articles in SQL: how a page is found depends on what narrows the list and how many rows it has, so that a million articles
// take no longer than ten thousand.

import type { SqlValues } from '../database/rows/sql-values.ts';
import { correctedByTaxonomy } from './corrected-by-taxonomy.ts';
import {
  correctedTotal,
  type Known,
  keptIds,
  keptTotal,
  loggedColumn,
  logOfArticles,
  stateOfArticles,
  unknownState,
} from './kept-lists.ts';
import { byCategory, isByCategory, isRare } from './pages-by-category.ts';
import { byStatus, isByStatus } from './pages-by-status.ts';
import { tallied } from './tallies.ts';

/** How rows of another table narrow the list: `key` is the article's id in `from`. */
export type Related = (key: string, from: string, condition: string) => string;

/** Finds all related rows first: for conditions that few articles meet. */
export const found: Related = (key, from, condition) => `a.id in (select ${key} from ${from} where ${condition})`;

/** Asks article by article, in the order of the list, until the page is full: for conditions that many meet. "offset 0" keeps the planner from it. */
const asked: Related = (key, from, condition) =>
  `exists (select from ${from} where ${key} = a.id and ${condition} offset 0)`;

/** The rows have the columns of the other table themselves: titles of `article_search s`, which are counted without the articles. */
export const alone: Related = (_key, _from, condition) => condition;

/** By titles and columns of articles alone, or by taxonomy too: categories, tags, menu. */
export type Correction = 'columns' | 'taxonomy';

export interface ArticleList {
  /** Conditions on columns of articles that article_counts has too, all under the alias `a`. */
  basic: (values: SqlValues) => string[];
  /** The other conditions; empty when there are none. */
  narrowed: (related: Related, values: SqlValues) => string[];
  /** Narrowed by titles, languages and types alone. */
  isByTitle: boolean;
  /** How a kept total is corrected by what has changed since, by what the list is narrowed by; null: it is counted anew. */
  correction: Correction | null;
  isNarrowed: boolean;
  /** Rows `a` whose `count` sums up to the total, after the word `from`: totals that the database keeps. Null where articles are to be counted. */
  tally: ((values: SqlValues) => string) | null;
  /** The tally has the month of creation of its rows. */
  isByMonth: boolean;
  /** Articles, or rows with their columns and more. */
  source: string;
  orderBy: string;
  limit: number;
  offset: number;
}

/** How a page is found. */
export interface Found {
  /** Found as quickly as what is known of it could be compared with the changes since. */
  isQuick?: boolean;
  /** Further parts of `with`, each after a comma. */
  hits: string;
  /** An expression: an array. */
  ids: string;
  total: string;
}

/** Rows that are quickly skipped. */
const deep = 2000;

const isByCreation = ({ orderBy }: ArticleList) => /^a\.created_date (asc|desc), a\.id \1$/.test(orderBy);

/** Parts of `with`: `state`, `log` when totals are corrected, `counted`, and `page` with its `total` and `ids`. Needs `lang`. */
export function articlePage(list: ArticleList, known: Known, values: SqlValues): string {
  const { isQuick, hits, ids, total } = pageOf(list, known, values);
  if (isQuick)
    return `${unknownState}${hits}, page as materialized (select ${total} as total, ${ids} as ids, null::json as logged)`;
  const log = list.correction === null ? '' : `, ${logOfArticles}`;
  const logged = list.correction === null ? 'null::json' : loggedColumn.sql;
  const kept = list.tally === null ? keptTotalOf(list, known, total, values) : total;
  return `${stateOfArticles}${log}${hits}, counted as materialized (select ${kept} as n),
    page as materialized (select n as total, ${keptIds(known.page, ids, values)} as ids, ${logged} as logged from counted)`;
}

function pageOf(list: ArticleList, known: Known, values: SqlValues): Found {
  if (list.isByMonth && isByCreation(list)) return byMonth(list, values);
  if (!list.isNarrowed && isByStatus(list)) return byStatus(list, conditions(list, found, values), values);
  if (!list.isNarrowed && isByCategory(list) && !isRare(known)) return byCategory(list, values);
  if (!list.isNarrowed && !isByCategory(list)) return walked(list, known, values);
  return known.total && isFrequent(list, known.total) ? walked(list, known, values) : collected(list, values);
}

function keptTotalOf(list: ArticleList, { total: kept }: Known, count: string, values: SqlValues): string {
  const narrowed = (related: Related) => [...list.basic(values), ...list.narrowed(related, values)];
  switch (list.correction) {
    case 'columns':
      return correctedTotal(kept, count, narrowed(alone), values);
    case 'taxonomy':
      return correctedByTaxonomy(kept, count, narrowed, values);
    case null:
      return keptTotal(kept, count, values);
  }
}

/** The offset is hidden from the planner: it would take large ones for a reason to plan every call anew. */
const windowOf = ({ orderBy, limit }: ArticleList, offset: string) =>
  `order by ${orderBy} limit ${limit} offset (select ${offset})`;

const conditions = (list: ArticleList, related: Related, values: SqlValues) =>
  [...list.basic(values), ...list.narrowed(related, values)].join(' and ');

/** Totals of months tell where a deep page begins, so that only rows of its month are skipped. */
function byMonth(list: ArticleList, values: SqlValues): Found {
  const from = `select a.id from articles a where a.is_listed and ${conditions(list, found, values)}`;
  const offset = `${values.add(list.offset)}::int`;
  const tally = list.tally?.(values) ?? '';
  if (list.offset < deep)
    return { isQuick: true, hits: '', total: tallied(tally), ids: `array(${from} ${windowOf(list, offset)})` };
  const direction = list.orderBy.startsWith('a.created_date desc') ? 'desc' : 'asc';
  const hits = `, months as materialized (
      select a.month, sum(a.count) as n, sum(sum(a.count)) over (order by a.month ${direction}) as upto
      from ${tally} group by a.month having sum(a.count) > 0
    ), first as materialized (select month, upto - n as before from months where upto > ${offset} order by upto limit 1)`;
  const begin =
    direction === 'desc'
      ? 'a.created_date < (select month_after(month) from first)'
      : 'a.created_date >= (select month from first)';
  return {
    isQuick: true,
    hits,
    total: '(select coalesce(sum(n), 0)::int from months)',
    ids: `array(${from} and ${begin} ${windowOf(list, `${offset} - before from first`)})`,
  };
}

/** All rows that meet the conditions, with what their order needs. */
function collected(list: ArticleList, values: SqlValues): Found {
  const columns = [...new Set(list.orderBy.match(/\ba\.\w+/g))].join(', ');
  const from =
    list.isByTitle && isByCreation(list)
      ? `select s.article_id as id, s.created_date from article_search s where ${titleConditions(list, values)}`
      : `select ${columns} from ${list.source} a where a.is_listed and ${conditions(list, found, values)}`;
  return {
    hits: `, hits as materialized (${from})`,
    ids: `array(select a.id from hits a ${windowOf(list, `${values.add(list.offset)}::int`)})`,
    total: list.tally === null ? '(select count(*)::int from hits)' : tallied(list.tally(values)),
  };
}

/** Along the index of the order until the page is full: from its beginning, or from its end where that is nearer. */
function walked(list: ArticleList, { total }: Known, values: SqlValues): Found {
  const offset = `${values.add(list.offset)}::int`;
  const isNearEnd = total !== undefined && list.offset * 2 > total.total;
  const window = isNearEnd ? windowFromEnd(list, offset) : windowOf(list, offset);
  const ids =
    list.isByTitle && isByCreation(list)
      ? `select s.article_id from article_search s where ${titleConditions(list, values)} ${window}`
          .replaceAll('a.id', 's.article_id')
          .replaceAll('a.created_date', 's.created_date')
      : `select a.id from ${list.source} a where a.is_listed and ${conditions(list, asked, values)} ${window}`;
  return {
    hits: '',
    ids: isNearEnd
      ? `array(select id from unnest(array(${ids})) with ordinality as e (id, place) order by place desc)`
      : `array(${ids})`,
    total: totalOf(list, values),
  };
}

/** The same rows in the opposite order. */
function windowFromEnd({ orderBy, limit }: ArticleList, offset: string): string {
  const opposite = orderBy.replace(/\b(asc|desc)\b/g, (one) => (one === 'asc' ? 'desc' : 'asc'));
  return `order by ${opposite} limit (select greatest(least(${limit}, n - ${offset}), 0) from counted)
    offset (select greatest(n - ${offset} - ${limit}, 0) from counted)`;
}

/** An expression. */
export function totalOf(list: ArticleList, values: SqlValues): string {
  if (list.tally !== null) return tallied(list.tally(values));
  if (list.isByTitle) return `(select count(*)::int from article_search s where ${titleConditions(list, values)})`;
  return `(select count(*)::int from articles a where a.is_listed and ${conditions(list, found, values)})`;
}

/** A row that is asked along an index takes as long as this many rows that are collected (measured with a million articles on PostgreSQL). */
const askedRowCost = { article: 3, title: 0.3 };

/** Whether the page is found sooner along an index than by collecting all rows that meet the conditions. */
function isFrequent(list: ArticleList, { total, listed }: NonNullable<Known['total']>): boolean {
  const { orderBy, offset, limit } = list;
  const isIndexed =
    /^(?:a\.(?:created_date|title|version)|coalesce\(a\.(?:publish_start|publish_end|published_date), '-infinity'\)) (asc|desc), a\.id \1$/.test(
      orderBy,
    );
  const cost = list.isByTitle && isByCreation(list) ? askedRowCost.title : askedRowCost.article;
  const skipped = Math.min(offset, Math.max(total - offset - limit, 0));
  return isIndexed && total > 0 && (((skipped + limit) * listed) / total) * cost < total;
}

/** Of a list that is narrowed by titles. */
function titleConditions(list: ArticleList, values: SqlValues): string {
  const basic = list.basic(values).map((one) => one.replace(/\ba\./g, 's.'));
  return ['s.is_listed', ...basic, ...list.narrowed(alone, values)].join(' and ');
}
