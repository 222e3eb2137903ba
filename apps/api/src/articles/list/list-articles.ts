// The list of articles: the page as JSON and the total.
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { Call, Handler } from '../../call/handler.ts';
import { SqlValues } from '../../database/rows/sql-values.ts';
import { isInCategory } from '../../lists/article-conditions.ts';
import { filterConditions, listParts, readFilters } from '../../lists/list-sql.ts';
import { type ArticleList, readArticlePage } from '../../lists/read-article-page.ts';
import { languageCode } from '../../shared/languages.ts';
import { extraColumns, listSql, mainCategoryNames } from './list-columns.ts';
import { type ListedRows, page } from './list-rows.ts';

type Query = Call<'listArticles'>['query'];

/** Columns that article_counts has too. */
const counted: readonly string[] = [
  'status',
  'baseArticleType',
] satisfies (keyof typeof listArticlesDefinition.columns)[];

export function articleList(query: Query): ArticleList<ListedRows> {
  const values = new SqlValues();
  values.add(languageCode(query.lang));
  const types = [...new Set(query.types)];
  const { where, filters, sortedBy, ...parts } = listParts(listSql, query, values);
  return {
    ...parts,
    values,
    where: [
      types.length === 1 ? `a.type = ${values.add(types[0])}` : `a.type = any(${values.add(types)})`,
      ...where,
      ...filterConditions(listArticlesDefinition.extraColumns, query.extraFilters, extraColumns, values),
      ...(query.menuType === undefined ? [] : [isInCategory(`m.type = ${values.add(query.menuType)}`)]),
    ],
    hasStoredTotal:
      query.menuType === undefined &&
      [...filters, ...readFilters(listArticlesDefinition.extraColumns, query.extraFilters)].every(({ column }) =>
        counted.includes(column),
      ),
    joined: sortedBy.includes('mainMenuElementDisplayText') ? mainCategoryNames : '',
    ...page,
  };
}

export const listArticles: Handler<'listArticles'> = async ({ db, query }) => {
  const { rows, total } = await readArticlePage(db, articleList(query));
  const [listed] = rows;
  if (listed === undefined) throw new Error('The statement has one row');
  return { json: listed.json, total };
};
