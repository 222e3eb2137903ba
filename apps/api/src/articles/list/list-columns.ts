// Where the columns of the list of articles are found in the database. `a` is articles.
import type { Filter } from '@redakcja/domain/shared/lists/list-columns';
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { SqlValues } from '../../database/rows/sql-values.ts';
import { titleFits } from '../../lists/article-conditions.ts';
import { type ColumnsSql, foldedCondition, type ListSql } from '../../lists/list-sql.ts';
import { isMainCategory, mainCategories } from '../../shared/categories/main-category.ts';

const createdBy = (filter: Filter, values: SqlValues) => foldedCondition('fold_polish(a.created_by)', filter, values);

/** The main category's name in the language of the list, joined to `a` as `p`. */
export const mainCategoryNames = `left join (${mainCategories} m join menu_element_paths p
  on p.menu_element_id = m.menu_element_id and p.language_id = (select id from lang)) on m.article_id = a.id`;

const mainCategory = (filter: Filter, values: SqlValues) =>
  `a.id in (select c.article_id from article_categories c where ${isMainCategory} and c.menu_element_id in (
    select p.menu_element_id from menu_element_paths p
    where p.language_id = (select id from lang) and ${foldedCondition('fold_polish(p.display_text)', filter, values)}))`;

/** Moments that are not set come before all others. */
const unsetFirst = (column: string) => `coalesce(${column}, '-infinity')`;

export const listSql: ListSql<typeof listArticlesDefinition> = {
  list: listArticlesDefinition,
  columns: {
    title: titleFits,
    status: 'a.status',
    version: 'a.version',
    createdDate: 'a.created_date',
    publishStart: 'a.publish_start',
    publishEnd: 'a.publish_end',
    publishedDate: 'a.published_date',
    mainMenuElementDisplayText: mainCategory,
    baseArticleType: 'a.type',
    createdBy,
    hasAttachments: 'exists (select from article_attachments f where f.article_id = a.id)',
    hasAuthor: "(a.author_name <> '')",
    id: 'a.id',
  },
  sortings: {
    id: 'a.id',
    title: 'a.title',
    status: 'a.status',
    version: 'a.version',
    createdDate: 'a.created_date',
    publishStart: unsetFirst('a.publish_start'),
    publishEnd: unsetFirst('a.publish_end'),
    publishedDate: unsetFirst('a.published_date'),
    mainMenuElementDisplayText: 'p.display_text',
  },
  tieBreaker: 'a.id',
  within: {
    status: [
      { expression: 'a.created_date', direction: 'desc' },
      { expression: 'a.id', direction: 'desc' },
    ],
  },
};

export const extraColumns: ColumnsSql<typeof listArticlesDefinition.extraColumns> = {
  status: 'a.status',
  version: 'a.version',
  tags: ({ values: ids }, values) =>
    `a.id in (select t.article_id from article_tags t where t.tag_id = any(${values.add([...ids])}))`,
  categories: ({ values: ids }, values) =>
    `a.id in (select c.article_id from article_categories c where c.menu_element_id = any(${values.add([...ids])}))`,
};
