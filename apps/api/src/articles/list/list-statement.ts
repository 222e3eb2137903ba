// The list of articles as one statement. 100,000 articles must feel like a hundred, and a million too.
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { Call } from '../../call/handler.ts';
import type { Statement } from '../../database/database.ts';
import { arrayOf, integer, jsonText, nullable, type RowOf, rowShape } from '../../database/rows/row-shape.ts';
import { prepared, SqlValues } from '../../database/rows/sql-values.ts';
import { type ArticleList, alone, articlePage, found, type Related, totalOf } from '../../lists/article-pages.ts';
import {
  type Known,
  loggedColumn,
  loggedOfPage,
  logOfArticles,
  stateColumns,
  stateOfArticles,
} from '../../lists/kept-lists.ts';
import { filterConditions, listParts } from '../../lists/list-sql.ts';
import { languageCode } from '../../shared/languages.ts';
import { extraColumns, inMenu, listSql } from './list-columns.ts';
import { language, rows, rowsAsJson } from './list-rows.ts';
import { correctionOf, isCounted, isNarrowedByTitle, tallyOf } from './list-totals.ts';

export type ListQuery = Call<'listArticles'>['query'];

/** Articles with the text of their main category, for the one sorting by it. */
const withMainCategory = `(select x.*, p.display_text as main_text from articles x
  left join article_main_categories m on m.article_id = x.id
  left join menu_element_paths p on p.menu_element_id = m.menu_element_id and p.language_id = x.language_id)`;

const count = (total: string) => rowShape({ ...stateColumns, logged: loggedColumn, total: integer(total) });
type Count = RowOf<ReturnType<typeof count>>;
const page = rowShape({
  ...stateColumns,
  language: nullable(integer('(select id from lang)')),
  total: integer(),
  logged: loggedOfPage,
  ids: arrayOf(integer()),
  json: jsonText(rowsAsJson),
});
export type ListedPage = RowOf<typeof page>;

function listOf(query: ListQuery): ArticleList {
  const { filters, extraFilters, menuType } = query;
  const types = [...new Set(query.types)];
  const parts = listParts(listSql(found), { ...query, filters: [] }, new SqlValues());
  const narrowedBy = (filters: ListQuery['filters'], related: Related, values: SqlValues) => [
    ...filterConditions(listArticlesDefinition.columns, filters, listSql(related).columns, values),
    ...filterConditions(listArticlesDefinition.extraColumns, extraFilters, extraColumns(related), values),
    ...(menuType === undefined ? [] : [inMenu(related, menuType, values)]),
  ];
  const basic = (values: SqlValues) => [
    'a.language_id = (select id from lang)',
    types.length === 1 ? `a.type = ${values.add(types[0])}` : `a.type = any(${values.add(types)})`,
  ];
  const hasCounts = isCounted(query);
  return {
    ...parts,
    // within a status the newest come first
    orderBy: parts.orderBy.replace(/^a\.status (asc|desc), a\.id \1$/, 'a.status $1, a.created_date desc, a.id desc'),
    ...tallyOf(query, (filters, values) => [...basic(values), ...narrowedBy(filters, alone, values)]),
    basic: hasCounts ? (values) => [...basic(values), ...narrowedBy(filters, found, values)] : basic,
    narrowed: (related, values) => (hasCounts ? [] : narrowedBy(filters, related, values)),
    isByTitle: !hasCounts && isNarrowedByTitle(query),
    isNarrowed: !hasCounts,
    correction: hasCounts ? null : correctionOf(query),
    source: parts.orderBy.includes('a.main_text') ? withMainCategory : 'articles',
  };
}

/** The list with what earlier calls have found. */
export function listStatement(
  query: ListQuery,
  known: Known = {},
): { statement: Statement<ListedPage>; values: unknown[] } {
  const values = new SqlValues();
  const start = `with ${language(values.add(languageCode(query.lang)))}`;
  const text = `${start}, ${articlePage(listOf(query), known, values)}, ${rows} select ${page.columns} from page`;
  return { statement: prepared(page, text), values: values.list };
}

/** Counts a list before its first page is looked for, where counting is quick or the page may be found sooner with the total; null for others. */
export function countStatement(query: ListQuery): { statement: Statement<Count>; values: unknown[] } | null {
  const list = listOf(query);
  if (list.tally === null && !list.isByTitle && list.correction !== 'taxonomy') return null;
  const values = new SqlValues();
  const start = `with ${language(values.add(languageCode(query.lang)))}, ${stateOfArticles}, ${logOfArticles}`;
  const shape = count(totalOf(list, values));
  return { statement: prepared(shape, `${start} select ${shape.columns}`), values: values.list };
}
