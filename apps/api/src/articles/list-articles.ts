// The list of articles: the page as JSON and the total. 100,000 articles must feel like a hundred.
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { Call, Handler } from '../contract/handler.ts';
import type { Statement } from '../database/database.ts';
import { arrayOf, integer, jsonText, nullable, type RowOf, rowShape } from '../database/row-shape.ts';
import { languageCode, unknownLanguage } from '../shared/languages.ts';
import { filterConditions, listParts } from '../shared/list-sql.ts';
import type { Services } from '../shared/services.ts';
import { SharedReads } from '../shared/shared-reads.ts';
import { prepared, SqlValues } from '../shared/sql-values.ts';
import { extraColumns, inMenu, isCounted, listSql } from './list-columns.ts';
import { language, rows, rowsAsJson } from './list-rows.ts';

type Query = Call<'listArticles'>['query'];

/** Articles with the text of their main category, for the one sorting by it. */
const withMainCategory = `(select x.*, p.display_text as main_text from articles x
  left join article_categories c on c.article_id = x.id and c.position = 0
  left join menu_element_paths p on p.menu_element_id = c.menu_element_id and p.language_id = x.language_id)`;

const head = { language: nullable(integer()), total: integer() };
const json = jsonText(rowsAsJson);
const page = rowShape({ json });
const firstPage = rowShape({ ...head, json });
const laterPage = rowShape({ ...head, ids: arrayOf(integer()) });

type Listed = RowOf<typeof firstPage> | RowOf<typeof laterPage>;

/** The list as a statement that gives `language`, `total` and, for the first page, `json`; for the others `ids`. */
export function listStatement(query: Query): { statement: Statement<Listed>; values: unknown[] } {
  const values = new SqlValues();
  const lang = values.add(languageCode(query.lang));
  const types = [...new Set(query.types)];
  const ofType = types.length === 1 ? `a.type = ${values.add(types[0])}` : `a.type = any(${values.add(types)})`;
  const { where: filters, orderBy, limit, offset } = listParts(listSql, query, values);
  const where = [
    'a.language_id = (select id from lang)',
    ofType,
    ...filters,
    ...filterConditions(listArticlesDefinition.extraColumns, query.extraFilters, extraColumns, values),
    ...(query.menuType === undefined ? [] : [inMenu(query.menuType, values)]),
  ].join(' and ');
  const source = orderBy.includes('a.main_text') ? withMainCategory : 'articles';
  const found = `from ${source} a where a.is_listed and ${where}`;
  // the page is part of the text: with it as a parameter the planner would take every page for a deep one and plan each call anew
  const window = `order by ${orderBy} limit ${limit} offset ${offset}`;
  const { hits, ids, total } = isCounted(query)
    ? {
        hits: '',
        ids: `array(select a.id ${found} ${window})`,
        total: `(select coalesce(sum(count), 0)::int from article_counts a where ${where})`,
      }
    : {
        hits: `, hits as materialized (select ${columnsOf(orderBy)} ${found})`,
        ids: `array(select a.id from hits a ${window})`,
        total: '(select count(*)::int from hits)',
      };
  const start = `with ${language(lang)}${hits}`;
  const counted = `(select id from lang) as language, ${total} as total`;
  // the first page is what most calls ask for: prepared once, and all in one round trip
  const statement =
    offset === 0
      ? prepared(firstPage, `${start}, page as (select ${ids} as ids), ${rows} select ${counted}, ${page.columns}`)
      : { name: '', text: `${start} select ${counted}, ${ids} as ids`, rows: laterPage };
  return { statement, values: values.list };
}

const rowsOfPage = prepared(
  page,
  `with ${language('$1')}, page as (select $2::int[] as ids), ${rows} select ${page.columns}`,
);

/** The columns an order needs, so that what was found is sorted without being read again. */
function columnsOf(orderBy: string): string {
  return [...new Set(orderBy.match(/\ba\.\w+/g))].join(', ');
}

async function read(services: Services, statement: Statement<Listed>, values: readonly unknown[]) {
  const [listed] = await services.read(statement, values);
  if (listed === undefined || 'json' in listed) return listed;
  const [found] = await services.read(rowsOfPage, [values[0], listed.ids]);
  return found && { ...listed, ...found };
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

export const listArticles: Handler<'listArticles'> = async ({ query, services }) => {
  const { statement, values } = listStatement(query);
  const key = `${statement.text}\n${JSON.stringify(values)}`;
  const listed = await sharedOf(services).get(key, () => read(services, statement, values));
  if (listed === undefined || listed.language === null) throw unknownLanguage(query.lang);
  return { json: listed.json, total: listed.total };
};
