// Where the columns of the list of articles are found in the database. `a` is articles.

import type { Filter } from '@redakcja/domain/shared/list-columns';
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { MenuType } from '@redakcja/generated/model/menuType';
import type { SqlValues } from '../../database/rows/sql-values.ts';
import type { Related } from '../../lists/article-pages.ts';
import type { ColumnSql, ColumnsSql, ListSql } from '../../lists/list-sql.ts';

const diacritics: Readonly<Record<string, string>> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
};

/** The text as the database's fold_polish has it: without letter case and Polish diacritics. */
function folded(text: string): string {
  return text.toLowerCase().replace(/[ąćęłńóśźż]/g, (letter) => diacritics[letter] ?? letter);
}

/** A pattern for LIKE over folded text; what a person typed is taken literally. */
function pattern({ operation, values: [value] }: Filter): string {
  const text = folded(String(value)).replace(/[\\%_]/g, '\\$&');
  if (operation === 'contains') return `%${text}%`;
  return operation === 'startsWith' ? `${text}%` : text;
}

/** A pattern under three characters has no trigram: the index would be read in full, which takes longer than the table. */
const title =
  (related: Related): ColumnSql =>
  (filter, values) => {
    const text = pattern(filter);
    const column = text.replaceAll(/[%\\]/g, '').length < 3 ? "(s.title || '')" : 's.title';
    return related('s.article_id', 'article_search s', `${column} like ${values.add(text)}`);
  };

/** Categories whose name in the language of the list fits. */
const mainCategory =
  (related: Related): ColumnSql =>
  (filter, values) =>
    related(
      'm.article_id',
      'article_main_categories m',
      `m.is_listed and m.menu_element_id = any(array(select p.menu_element_id from menu_element_paths p
        where p.language_id = (select id from lang) and fold_polish(p.display_text) like ${values.add(pattern(filter))}))`,
    );

/** Authors are few, and each name is compared once. */
const createdBy: ColumnSql = (filter, values) =>
  `a.created_by = any(array(select distinct c.created_by from article_author_counts c where fold_polish(c.created_by) like ${values.add(pattern(filter))}))`;

/** Moments that are not set come before all others. */
const unsetFirst = (column: string) => `coalesce(${column}, '-infinity')`;

export const listSql = (related: Related): ListSql<typeof listArticlesDefinition> => ({
  list: listArticlesDefinition,
  columns: {
    title: title(related),
    status: 'a.status',
    version: 'a.version',
    createdDate: 'a.created_date',
    publishStart: 'a.publish_start',
    publishEnd: 'a.publish_end',
    publishedDate: 'a.published_date',
    mainMenuElementDisplayText: mainCategory(related),
    baseArticleType: 'a.type',
    createdBy,
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
    mainMenuElementDisplayText: 'a.main_text',
  },
  tieBreaker: 'a.id',
});

export const extraColumns = (related: Related): ColumnsSql<typeof listArticlesDefinition.extraColumns> => ({
  status: 'a.status',
  version: 'a.version',
  tags: ({ values: ids }, values) =>
    related('t.article_id', 'article_tags t', `t.tag_id = any(${values.add([...ids])})`),
  categories: ({ values: ids }, values) =>
    related('c.article_id', 'article_categories c', `c.menu_element_id = any(${values.add([...ids])})`),
});

export function inMenu(related: Related, menuType: MenuType, values: SqlValues): string {
  return related(
    'c.article_id',
    'article_categories c join menu_elements m on m.id = c.menu_element_id',
    `m.type = ${values.add(menuType)}`,
  );
}
