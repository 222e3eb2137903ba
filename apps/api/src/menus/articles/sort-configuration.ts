import { getMenuSortConfigurationDefinition as list } from '@redakcja/generated/lists/getMenuSortConfiguration';
import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { Handler } from '../../call/handler.ts';
import { utc } from '../../database/rows/json-sql.ts';
import { arrayOf, integer, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { prepared, preparedSelect, SqlValues } from '../../database/rows/sql-values.ts';
import { notFound } from '../../http/problem.ts';
import { keptIds, keptLists, keptTotal, stateColumns, stateOfArticles } from '../../lists/kept-lists.ts';
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

const state = rowShape(stateColumns);
const page = rowShape({ ...stateColumns, total: integer(), ids: arrayOf(integer()) });
const rowsOf = preparedSelect(
  article,
  'from unnest($1::int[]) with ordinality as u (id, place) join articles a on a.id = u.id order by u.place',
);

const sortOf = preparedSelect(
  rowShape({ sort: oneOf(ArticleSortOnCategory, 'article_sort') }),
  'from menu_elements where id = $1',
);

export const getMenuSortConfiguration: Handler<'getMenuSortConfiguration'> = async ({ services, params, query }) => {
  const languageId = await requireLanguage(services, query.lang);
  const [element] = await services.read(sortOf, [params.elementId]);
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
  const shown = `array(select a.id ${from} order by ${orders[element.sort]} limit ${values.add(query.take)} offset ${values.add(query.skip)})`;
  const key = `order of ${params.elementId} ${languageId} ${query.filters?.join()}`;
  const listed = await keptLists(services.db).read(
    { total: key, page: `${key} ${element.sort} ${query.take} ${query.skip}` },
    async () => undefined,
    async (known) => {
      const total = keptTotal(known.total, `(select count(*)::int ${from})`, values);
      const text = `with ${stateOfArticles} select ${state.columns}, ${total} as total, ${keptIds(known.page, shown, values)} as ids`;
      return (await services.readList(prepared(page, text), values.list))[0];
    },
  );
  const items = await services.readList(rowsOf, [listed?.ids ?? []]);
  return { body: { articleSortOnCategoryType: element.sort, articles: { items, totalItems: listed?.total ?? 0 } } };
};
