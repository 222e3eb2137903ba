// "Do zatwierdzenia": confirmed articles that wait for a second person.
import { listAwaitingArticlesDefinition } from '@redakcja/generated/lists/listAwaitingArticles';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { arrayOf, integer, moment, rowShape, text } from '../../database/rows/row-shape.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';
import { closedCategories } from '../../shared/categories/category-guard.ts';
import { isAuthor } from './authors-sql.ts';

const confirmedDate = 'coalesce(a.confirmed_date, a.created_date)';

const awaitingPage = {
  list: listAwaitingArticlesDefinition,
  row: rowShape({
    id: integer('a.id'),
    title: text('a.title'),
    languageIsoCode: text('l.iso_code'),
    version: integer('a.version'),
    confirmedDate: moment(confirmedDate),
    createdBy: text('a.created_by'),
    comments: integer(`(select count(*)::int from article_comments c join articles v on v.id = c.article_id
      where v.base_article_id = a.base_article_id and v.language_id = a.language_id)`),
  }),
  from: 'articles a join languages l on l.id = a.language_id',
  columns: { title: 'a.title', languageIsoCode: 'l.iso_code' },
  sortings: { confirmedDate, title: 'a.title' },
  tieBreaker: 'a.id',
} satisfies PageSql<typeof listAwaitingArticlesDefinition>;

const closedRow = rowShape({ ids: arrayOf(integer()) });

export const listAwaitingArticles: Handler<'listAwaitingArticles'> = async ({ db, query, caller }) => {
  const [closed] = await db.rows(closedRow, sql`select ${closedCategories(caller)} as ids`);
  const { rows, total } = await readPage(db, awaitingPage, query, (values) => [
    `a.status = ${ArticleStatus.Confirmed}`,
    `not ${isAuthor(values.add(caller.id))}`,
    `not exists (select from article_categories c where c.article_id = a.id and c.menu_element_id = any(${values.add(closed?.ids ?? [])}))`,
  ]);
  const body = rows.map(({ confirmedDate, ...row }) => ({ ...row, confirmedDate: confirmedDate.toISOString() }));
  return { body, total };
};
