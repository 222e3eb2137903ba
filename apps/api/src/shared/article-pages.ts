// Pages of lists of articles in SQL: how a page is found depends on what narrows the list and how many rows it has, so that a million articles
// take no longer than ten thousand.
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
import type { SqlValues } from './sql-values.ts';

/** How rows of another table narrow the list: `key` is the article's id in `from`. */
export type Related = (key: string, from: string, condition: string) => string;

/** Finds all related rows first: for conditions that few articles meet. */
export const found: Related = (key, from, condition) => `a.id in (select ${key} from ${from} where ${condition})`;

/** Asks article by article, in the order of the list, until the page is full: for conditions that many meet. "offset 0" keeps the planner from it. */
const asked: Related = (key, from, condition) =>
  `exists (select from ${from} where ${key} = a.id and ${condition} offset 0)`;

/** Titles of `article_search s` themselves, which are counted without the articles. */
const titlesAlone: Related = (_key, _from, condition) => condition;

export interface ArticleList {
  /** Conditions on columns of articles that article_counts has too, all under the alias `a`. */
  basic: (values: SqlValues) => string[];
  /** The other conditions; empty when there are none. */
  narrowed: (related: Related, values: SqlValues) => string[];
  /** Narrowed by titles, languages and types alone. */
  isByTitle: boolean;
  /** Narrowed by nothing but titles and columns of articles: a kept total is corrected by what has changed. */
  isCorrected: boolean;
  isNarrowed: boolean;
  /** Articles, or rows with their columns and more. */
  source: string;
  orderBy: string;
  limit: number;
  offset: number;
}

interface Found {
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

/** Parts of `with`: `state`, `log` when totals are corrected, and `page` with its `total` and `ids`. Needs `lang`. */
export function articlePage(list: ArticleList, known: Known, values: SqlValues): string {
  const { isQuick, hits, ids, total } = list.isNarrowed
    ? known.total && isFrequent(list, known.total)
      ? walked(list, values)
      : collected(list, values)
    : counted(list, values);
  if (isQuick)
    return `${unknownState}${hits}, page as materialized (select ${total} as total, ${ids} as ids, null::json as logged)`;
  const log = list.isCorrected ? `, ${logOfArticles}` : '';
  const logged = list.isCorrected ? loggedColumn.sql : 'null::json';
  const kept = keptTotalOf(list, known, total, values);
  return `${stateOfArticles}${log}${hits}, page as materialized (select ${kept} as total, ${keptIds(known.page, ids, values)} as ids, ${logged} as logged)`;
}

function keptTotalOf(list: ArticleList, { total: kept }: Known, count: string, values: SqlValues): string {
  if (!list.isNarrowed) return count;
  if (!list.isCorrected) return keptTotal(kept, count, values);
  return correctedTotal(kept, count, [...list.basic(values), ...list.narrowed(titlesAlone, values)], values);
}

/** The offset is hidden from the planner: it would take large ones for a reason to plan every call anew. */
const windowOf = ({ orderBy, limit }: ArticleList, offset: string) =>
  `order by ${orderBy} limit ${limit} offset (select ${offset})`;

const conditions = (list: ArticleList, related: Related, values: SqlValues) =>
  [...list.basic(values), ...list.narrowed(related, values)].join(' and ');

/** Totals are kept by the database. */
function counted(list: ArticleList, values: SqlValues): Found {
  const where = list.basic(values).join(' and ');
  const total = `(select coalesce(sum(a.count), 0)::int from article_counts a where ${where})`;
  const offset = `${values.add(list.offset)}::int`;
  const direction = /^a\.created_date (asc|desc)/.exec(list.orderBy)?.[1];
  const from = `select a.id from ${list.source} a where a.is_listed and ${where}`;
  if (direction === undefined || list.offset < deep)
    return { isQuick: direction !== undefined, hits: '', total, ids: `array(${from} ${windowOf(list, offset)})` };
  // totals per month tell where the page begins, so that only rows of its month are skipped
  const hits = `, months as (
      select a.month, sum(a.count) as n, sum(sum(a.count)) over (order by a.month ${direction}) as upto
      from article_counts a where ${where} group by a.month
    ), first as materialized (select month, upto - n as before from months where upto > ${offset} order by upto limit 1)`;
  const begin =
    direction === 'desc'
      ? 'a.created_date < (select month_after(month) from first)'
      : 'a.created_date >= (select month from first)';
  return {
    isQuick: true,
    hits,
    total,
    ids: `array(${from} and ${begin} ${windowOf(list, `${offset} - before from first`)})`,
  };
}

/** All rows that meet the conditions, with what their order needs. */
function collected(list: ArticleList, values: SqlValues): Found {
  const columns = [...new Set(list.orderBy.match(/\ba\.\w+/g))].join(', ');
  const where = conditions(list, found, values);
  return {
    hits: `, hits as materialized (select ${columns} from ${list.source} a where a.is_listed and ${where})`,
    ids: `array(select a.id from hits a ${windowOf(list, `${values.add(list.offset)}::int`)})`,
    total: '(select count(*)::int from hits)',
  };
}

/** Along the index of the order until the page is full. */
function walked(list: ArticleList, values: SqlValues): Found {
  const where = conditions(list, asked, values);
  const offset = `${values.add(list.offset)}::int`;
  return {
    hits: '',
    ids: `array(select a.id from articles a where a.is_listed and ${where} ${windowOf(list, offset)})`,
    total: list.isByTitle
      ? titleCount(list, values)
      : `(select count(*)::int from articles a where a.is_listed and ${conditions(list, found, values)})`,
  };
}

/** A row that is asked along an index takes as long as this many rows that are collected (measured with 300,000 articles on PostgreSQL). */
const askedRowCost = 3;

/** Whether the page is found sooner along an index than by collecting all rows that meet the conditions. */
function isFrequent({ orderBy, offset, limit }: ArticleList, { total, listed }: NonNullable<Known['total']>): boolean {
  const isIndexed =
    /^(?:a\.(?:created_date|title)|coalesce\(a\.(?:publish_start|publish_end|published_date), '-infinity'\)) (asc|desc), a\.id \1$/.test(
      orderBy,
    );
  return isIndexed && total > 0 && (((offset + limit) * listed) / total) * askedRowCost < total;
}

/** An expression: the rows of a list that is narrowed by titles. */
export function titleCount(list: ArticleList, values: SqlValues): string {
  const basic = list.basic(values).map((one) => one.replace(/\ba\./g, 's.'));
  const where = ['s.is_listed', ...basic, ...list.narrowed(titlesAlone, values)].join(' and ');
  return `(select count(*)::int from article_search s where ${where})`;
}
