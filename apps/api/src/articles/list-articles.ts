// The list of articles in one round trip: the page as JSON and the total. 100,000 articles must feel like a hundred.
import { articleExtraColumns, articleList } from '@redakcja/domain/articles/article-list';
import type { Handler } from '../contract/handler.ts';
import type { Statement } from '../database/database.ts';
import { filterConditions, listParts } from '../shared/list-sql.ts';
import { badRequest } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import { SharedReads } from '../shared/shared-reads.ts';
import { SqlValues, statementOf } from '../shared/sql-values.ts';
import { extraColumns, inMenu, isCounted, listSql } from './list-columns.ts';
import { utc } from './sql-json.ts';

type Query = Readonly<Record<string, unknown>>;

/** Rows of the page, given their ids in order. Everything a row needs is fetched for the whole page at once, never row by row. */
const rows = `
  rows as materialized (
    select u.place, a.id, a.base_article_id, a.language_id, a.type, a.title, a.status, a.version, a.publish_start, a.publish_end,
      a.created_date, a.published_date, a.created_by, a.revision
    from unnest((select ids from page)) with ordinality as u (id, place) join articles a on a.id = u.id
  ), categories as materialized (
    select c.article_id, (array_agg(p.display_text order by c.position))[1] as main, json_agg(p.path order by c.position) as paths
    from rows r
    join article_categories c on c.article_id = r.id
    join menu_element_paths p on p.menu_element_id = c.menu_element_id and p.language_id = r.language_id
    group by c.article_id
  ), translations as materialized (
    select n.base_article_id,
      json_agg(json_build_object('languageId', l.id, 'isoCode', l.iso_code, 'id', n.id) order by l.iso_code <> 'PL', l.id) as badges
    from (
      select distinct on (o.base_article_id, o.language_id) o.base_article_id, o.language_id, o.id
      from rows r join articles o on o.base_article_id = r.base_article_id
      order by o.base_article_id, o.language_id, o.version desc
    ) n join languages l on l.id = n.language_id
    group by n.base_article_id
  )`;

const json = `
  (select coalesce(json_agg(json_build_object(
    'id', r.id, 'baseArticleId', r.base_article_id, 'baseArticleType', r.type, 'title', r.title, 'status', r.status,
    'version', r.version, 'languageIsoCode', (select iso_code from lang), 'translations', t.badges,
    'mainMenuElementDisplayText', c.main, 'tooltipCategories', coalesce(c.paths, '[]'),
    'publishStart', ${utc('r.publish_start')}, 'publishEnd', ${utc('r.publish_end')},
    'createdDate', ${utc('r.created_date')}, 'publishedDate', ${utc('r.published_date')},
    'createdBy', r.created_by, 'etag', '"' || r.revision || '"'
  ) order by r.place), '[]')::text
  from rows r left join categories c on c.article_id = r.id left join translations t using (base_article_id)) as json`;

/** Articles with the text of their main category, for the one sorting by it. */
const withMainCategory = `(select x.*, p.display_text as main_text from articles x
  left join article_categories c on c.article_id = x.id and c.position = 0
  left join menu_element_paths p on p.menu_element_id = c.menu_element_id and p.language_id = x.language_id)`;

export function listStatement(query: Query): { statement: Statement; values: unknown[] } {
  const values = new SqlValues();
  const lang = values.add(String(query.lang ?? 'PL').toUpperCase());
  const types = [...new Set((query.types as number[] | undefined) ?? [10])];
  const ofType = types.length === 1 ? `a.type = ${values.add(types[0])}` : `a.type = any(${values.add(types)})`;
  const { where: filters, orderBy, limit, offset } = listParts(articleList, query, listSql, values);
  const where = [
    'a.language_id = (select id from lang)',
    ofType,
    ...filters,
    ...filterConditions(articleExtraColumns, query.extraFilters, extraColumns, values),
    ...(query.menuType === undefined ? [] : [inMenu(query.menuType, values)]),
  ].join(' and ');
  // the page is part of the text: with it as a parameter the planner would take every page for a deep one and plan each call anew
  const window = `limit ${limit} offset ${offset}`;
  const source = orderBy.includes('a.main_text') ? withMainCategory : 'articles';
  const found = `from ${source} a where a.is_listed and ${where}`;
  const text = isCounted(query)
    ? `with ${language(lang)}, page as (select array(select a.id ${found} order by ${orderBy} ${window}) as ids), ${rows}
      select (select id from lang) as language, (select coalesce(sum(count), 0)::int from article_counts a where ${where}) as total, ${json}`
    : `with ${language(lang)}, hits as materialized (select ${columnsOf(orderBy)} ${found}),
      page as (select array(select a.id from hits a order by ${orderBy} ${window}) as ids), ${rows}
      select (select id from lang) as language, (select count(*)::int from hits) as total, ${json}`;
  return { statement: offset === 0 ? statementOf(text) : { name: '', text }, values: values.list };
}

/** The columns an order needs, so that what was found is sorted without being read again. */
function columnsOf(orderBy: string): string {
  return [...new Set(orderBy.match(/\ba\.\w+/g))].join(', ');
}

function language(parameter: string): string {
  return `lang as materialized (select id, iso_code from languages where iso_code = ${parameter})`;
}

interface Listed {
  language: number | null;
  total: number;
  json: string;
}

/** Of each database, since one process may have several in tests. */
const shared = new WeakMap<object, SharedReads>();

function sharedOf({ db }: Pick<Services, 'db'>): SharedReads {
  let reads = shared.get(db);
  if (reads === undefined) {
    reads = new SharedReads();
    shared.set(db, reads);
  }
  return reads;
}

export const listArticles: Handler = async ({ query, services }) => {
  const { statement, values } = listStatement(query);
  const key = `${statement.text}\n${JSON.stringify(values)}`;
  const [listed] = await sharedOf(services).get(key, () => services.read<Listed>(statement, values));
  if (listed === undefined || listed.language === null) throw badRequest(`Nieznany język: ${String(query.lang)}`);
  return { json: listed.json, total: listed.total };
};
