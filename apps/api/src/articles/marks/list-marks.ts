// The marks of art. 8 of what was published, for an inspector.
import { systemAuthor } from '@redakcja/domain/articles/history/change-log';
import { emptyName, missingMarks, signsInNames } from '@redakcja/domain/articles/marks/information-marks';
import { listInformationMarksDefinition } from '@redakcja/generated/lists/listInformationMarks';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { InformationMarks } from '@redakcja/generated/model/informationMarks';
import type { Handler } from '../../call/handler.ts';
import { integer, logged, moment, nullable, oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';
import { approvedBy } from '../../shared/approved-by.ts';
import { categoryOrder } from '../../shared/categories/main-category.ts';
import { publishedBy } from '../../shared/published-by.ts';

const marksRow = rowShape({
  id: integer('a.id'),
  baseArticleType: oneOf(ArticleType, 'a.type'),
  title: logged(text('a.title')),
  version: integer('a.version'),
  languageIsoCode: text('l.iso_code'),
  status: oneOf(ArticleStatus, 'a.status'),
  category: nullable(
    text(`(select p.path from article_categories c join menu_element_paths p
      on p.menu_element_id = c.menu_element_id and p.language_id = a.language_id
      where c.article_id = a.id order by ${categoryOrder('c')} limit 1)`),
  ),
  baseArticleProvidingEntity: text('a.providing_entity'),
  baseArticleAuthorName: text('a.author_name'),
  baseArticleInformationCreated: moment('a.information_created'),
  createdBy: text('a.created_by'),
  approvedBy: nullable(text(approvedBy('a'))),
  publishedBy: text(publishedBy('a')),
  publishedDate: moment('a.published_date'),
});

export type MarksRow = RowOf<typeof marksRow>;

/** `missingMarks` of the domain as a condition, so that the list can be filtered by it; marks.test.ts compares the two. */
const quoted = (pattern: string) => `'${pattern.replaceAll("'", "''")}'`;
const saysNothing = (column: string) =>
  `(lower(btrim(regexp_replace(${column}, ${quoted(`${signsInNames}+`)}, ' ', 'g'))) ~ ${quoted(emptyName)})`;
const lacksSomething = [
  saysNothing('a.providing_entity'),
  saysNothing('a.author_name'),
  `${publishedBy('a')} = '${systemAuthor}'`,
].join(' or ');

export const marksPage = {
  list: listInformationMarksDefinition,
  row: marksRow,
  from: 'articles a join languages l on l.id = a.language_id',
  columns: {
    publishedDate: 'a.published_date',
    categoryId: (filter, values) =>
      `exists (select from article_categories c where c.article_id = a.id and c.menu_element_id = any(${values.add(filter.values)}))`,
    isComplete: `(not (${lacksSomething}))`,
    title: 'a.title',
    status: 'a.status',
    languageIsoCode: 'l.iso_code',
  },
  sortings: { publishedDate: 'a.published_date', title: 'a.title', status: 'a.status' },
  tieBreaker: 'a.id',
} satisfies PageSql<typeof listInformationMarksDefinition>;

/** What is or was public. */
export const wasPublished = `a.published_date is not null and a.status >= ${ArticleStatus.Published}`;

export function presentMarks({ baseArticleInformationCreated, publishedDate, ...row }: MarksRow): InformationMarks {
  const marks = {
    ...row,
    baseArticleInformationCreated: baseArticleInformationCreated.toISOString(),
    publishedDate: publishedDate.toISOString(),
  };
  return { ...marks, missing: missingMarks(marks) };
}

export const listInformationMarks: Handler<'listInformationMarks'> = async ({ db, query }) => {
  const { rows, total } = await readPage(db, marksPage, query, () => [wasPublished]);
  return { body: rows.map(presentMarks), total };
};
