// Articles for pickers: the newest version in the language and, when it is not the same, the published one, as in lists. A title is sought by each of
// its words, an article by its number as well, which comes first.
import { articleNumberOf } from '@redakcja/domain/articles/article-number';
import { pageWindow } from '@redakcja/domain/shared/lists/paging';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { Call } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { articleAddress, listOf, utc } from '../../database/rows/json-sql.ts';
import { integer, json, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { SqlValues } from '../../database/rows/sql-values.ts';
import { hasWordsOrNumber, isInCategory } from '../../lists/article-conditions.ts';
import { orders } from '../../lists/list-sql.ts';
import { readArticlePage } from '../../lists/read-article-page.ts';
import { categoryOrder } from '../../shared/categories/main-category.ts';

const found = rowShape({
  id: integer('a.id'),
  baseArticleId: integer('a.base_article_id'),
  baseArticleType: oneOf(ArticleType, 'a.type'),
  title: text('a.title'),
  status: oneOf(ArticleStatus, 'a.status'),
  version: integer('a.version'),
  languageIsoCode: text('l.iso_code'),
  slug: text('a.slug'),
  url: text(articleAddress('a')),
  tooltipCategories: json(
    listOf<string>(
      'p.path',
      categoryOrder('x'),
      `article_categories x join menu_element_paths p
        on p.menu_element_id = x.menu_element_id and p.language_id = a.language_id where x.article_id = a.id`,
    ),
  ),
  publishedDate: nullable(text(utc('a.published_date'))),
});

const rows = `select ${found.columns} from unnest((select ids from page)) with ordinality as u (id, place)
  join articles a on a.id = u.id join languages l on l.id = a.language_id order by u.place`;

const newestFirst = [
  { expression: 'a.created_date', direction: 'desc' },
  { expression: 'a.id', direction: 'desc' },
] as const;

/** More are no search of a person. */
const maxWords = 20;

type Query = Call<'searchArticles'>['query'];

export function searchArticles(db: Database, lang: string, query: Query) {
  const values = new SqlValues();
  values.add(lang);
  const number = articleNumberOf(query.title ?? '');
  const numbered = number === undefined ? [] : [{ expression: `(a.id = ${number})`, direction: 'desc' } as const];
  return readArticlePage(db, {
    values,
    where: conditions(query, values),
    hasStoredTotal: query.title === undefined && query.menuElements === undefined && query.menuType === undefined,
    ...orders([...numbered, ...newestFirst]),
    ...pageWindow(query.page, query.size),
    row: found,
    rows,
  });
}

function conditions({ title, menuElements, menuType, statuses, types }: Query, values: SqlValues): string[] {
  const words = [...new Set(title?.split(/\s+/))].filter((word) => word !== '').slice(0, maxWords);
  return [
    ...(words.length === 0 ? [] : [hasWordsOrNumber(words, articleNumberOf(title ?? ''), values)]),
    ...(menuElements === undefined ? [] : [isInCategory(`m.id = any(${values.add(menuElements)}::int[])`)]),
    ...(menuType === undefined ? [] : [isInCategory(`m.type = ${values.add(menuType)}`)]),
    ...(statuses === undefined ? [] : [`a.status = any(${values.add(statuses)}::int[])`]),
    ...(types === undefined ? [] : [`a.type = any(${values.add(types)}::int[])`]),
  ];
}
