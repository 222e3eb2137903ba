import { getMenuSortConfigurationDefinition as list } from '@redakcja/generated/lists/getMenuSortConfiguration';
import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { sql } from 'drizzle-orm';
import { recordTag } from '../../call/etag.ts';
import type { Handler } from '../../call/handler.ts';
import { utc } from '../../database/rows/json-sql.ts';
import { integer, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { SqlValues } from '../../database/rows/sql-values.ts';
import { notFound } from '../../http/problem.ts';
import { type ColumnsSql, filterConditions } from '../../lists/list-sql.ts';
import { requireLanguage } from '../../shared/languages.ts';

const article = rowShape({
  id: integer('a.id'),
  articleTranslationTitle: text('a.title'),
  articleTranslationStatus: oneOf(ArticleStatus, 'a.status'),
  articleTranslationPublishedDate: nullable(text(utc('a.published_date'))),
});

const columns = {
  id: 'a.id',
  articleTranslationTitle: 'a.title',
  articleTranslationStatus: 'a.status',
  articleTranslationPublishedDate: 'a.published_date',
} satisfies ColumnsSql<typeof list.columns>;

const orders: Readonly<Record<ArticleSortOnCategory, string>> = {
  [ArticleSortOnCategory.User]: 'o.rank, a.version desc',
  [ArticleSortOnCategory.PublishDateAscending]: 'a.published_date, a.id',
  [ArticleSortOnCategory.PublishDateDescending]: 'a.published_date desc nulls last, a.id desc',
  [ArticleSortOnCategory.Alphabetical]: 'a.title, a.id',
};

const sorted = rowShape({ sort: oneOf(ArticleSortOnCategory, 'article_sort'), revision: integer('revision') });
const count = rowShape({ total: integer('count(*)::int') });

export const getMenuSortConfiguration: Handler<'getMenuSortConfiguration'> = async ({ db, params, query }) => {
  const languageId = await requireLanguage(db, query.lang);
  const [element] = await db.rows(sorted, sql`${sorted.select} from menu_elements where id = ${params.elementId}`);
  if (element === undefined) throw notFound(`Nie znaleziono kategorii o numerze ${params.elementId}`);
  const values = new SqlValues();
  const category = values.add(params.elementId);
  const where = [
    `o.menu_element_id = ${category}`,
    `a.language_id = ${values.add(languageId)}`,
    'a.is_listed',
    ...filterConditions(list.columns, query.filters, columns, values),
  ].join(' and ');
  const from = `from menu_article_order o join articles a on a.base_article_id = o.base_article_id
    join article_categories c on c.article_id = a.id and c.menu_element_id = o.menu_element_id where ${where}`;
  const counted = [...values.list];
  const page = `order by ${orders[element.sort]} limit ${values.add(query.take)} offset ${values.add(query.skip)}`;
  const [items, [counts]] = await Promise.all([
    db.rows(article, { text: `select ${article.columns} ${from} ${page}`, values: values.list }),
    db.rows(count, { text: `select ${count.columns} ${from}`, values: counted }),
  ]);
  const body = { articleSortOnCategoryType: element.sort, articles: { items, totalItems: counts?.total ?? 0 } };
  return { body, etag: recordTag(element.revision, JSON.stringify(body)) };
};
