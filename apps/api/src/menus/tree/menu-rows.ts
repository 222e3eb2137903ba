// The rows of a menu, read in a few flat queries; a subquery per category would run thousands of times.
import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { MenuType } from '@redakcja/generated/model/menuType';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { boolean, integer, nullable, oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { constant, idList } from '../../database/rows/sql-values.ts';

const { User, PublishDateAscending, PublishDateDescending, Alphabetical } = ArticleSortOnCategory;

const elementRow = rowShape({
  id: integer('m.id'),
  /** The transaction that last wrote it. */
  transaction: text('m.xmin::text'),
  type: oneOf(MenuType, 'm.type'),
  parentId: nullable(integer('m.parent_id')),
  level: integer('m.level'),
  isHidden: boolean('m.is_hidden'),
  isSystem: boolean('m.is_system'),
  linkMenuElementId: nullable(integer('m.link_menu_element_id')),
  linkMenuType: nullable(oneOf(MenuType, 'target.type')),
  linkArticleId: nullable(integer('m.link_article_id')),
  articleSort: oneOf(ArticleSortOnCategory, 'm.article_sort'),
  revision: integer('m.revision'),
  displayText: nullable(text('own.display_text')),
  title: nullable(text('own.title')),
  description: nullable(text('own.description')),
  url: nullable(text('own.url')),
  // as in the search: a category without texts in the language is still told from others
  slug: text("coalesce(own.slug, polish.slug, '')"),
  target: nullable(oneOf(LinkTarget, 'own.target')),
  ownRevision: nullable(integer('own.revision')),
  defaultUrl: nullable(text('polish.url')),
});
export type ElementRow = RowOf<typeof elementRow>;

const fromElements = (languageId: number) => sql`from menu_elements m
  left join menu_element_translations own on own.menu_element_id = m.id and own.language_id = ${languageId}
  left join menu_element_translations polish on polish.menu_element_id = m.id
    and polish.language_id = (select id from languages where iso_code = 'PL')
  left join menu_elements target on target.id = m.link_menu_element_id`;

const translationRow = rowShape({
  elementId: integer('t.menu_element_id'),
  languageId: integer('t.language_id'),
  displayText: text('t.display_text'),
  title: text('t.title'),
  url: nullable(text('t.url')),
  target: oneOf(LinkTarget, 't.target'),
  revision: integer('t.revision'),
  isOutdated: boolean('coalesce(t.source_hash <> polish.wording_hash, false)'),
});
export type TranslationRow = RowOf<typeof translationRow>;

const fromTranslations = sql`from menu_element_translations t
  join menu_elements m on m.id = t.menu_element_id
  left join menu_element_translations polish on polish.menu_element_id = m.id
    and polish.language_id = (select id from languages where iso_code = 'PL')
  where t.language_id is distinct from polish.language_id`;

const articleRow = rowShape({
  id: integer('a.id'),
  elementId: integer('c.menu_element_id'),
  title: text('a.title'),
  slug: text('a.slug'),
});
export type ArticleRow = RowOf<typeof articleRow>;

const languageRow = rowShape({
  id: integer('l.id'),
  isoCode: text('l.iso_code'),
  name: text('l.name'),
  isActive: boolean(`l.status = ${LanguageStatus.Active}`),
});
export type LanguageRow = RowOf<typeof languageRow>;

/** Order of the articles of a category by its chosen sorting; `m`, `o` and `a` are rows of menu_elements, menu_article_order and articles. */
export const articleOrder = `case m.article_sort when ${User} then o.rank end,
  case m.article_sort when ${PublishDateAscending} then a.published_date end,
  case m.article_sort when ${PublishDateDescending} then a.published_date end desc nulls last,
  case m.article_sort when ${Alphabetical} then a.title end, a.id`;

export const readLanguages = (db: Database) =>
  db.rows(languageRow, sql`${languageRow.select} from languages l order by l.id`);

export interface MenuRows {
  elements: ElementRow[];
  translations: TranslationRow[];
}

/** All categories of a menu, in no order. */
export function readMenuRows(db: Database, type: MenuType, languageId: number): Promise<MenuRows> {
  return readRows(db, languageId, sql`m.type = ${type}`);
}

export function readElementRows(db: Database, ids: readonly number[], languageId: number): Promise<MenuRows> {
  return readRows(db, languageId, sql`m.id = any(${idList(ids)})`);
}

async function readRows(db: Database, languageId: number, condition: SQL): Promise<MenuRows> {
  const elements = await db.rows(elementRow, sql`${elementRow.select} ${fromElements(languageId)} where ${condition}`);
  const translations = await db.rows(
    translationRow,
    sql`${translationRow.select} ${fromTranslations} and ${condition} order by t.language_id`,
  );
  return { elements, translations };
}

export function readMenuArticles(db: Database, type: MenuType, languageId: number): Promise<ArticleRow[]> {
  return db.rows(
    articleRow,
    sql`${articleRow.select} from article_categories c join articles a on a.id = c.article_id
      join menu_elements m on m.id = c.menu_element_id
      left join menu_article_order o on o.menu_element_id = m.id and o.base_article_id = a.base_article_id
      where m.type = ${type} and a.status = ${constant(ArticleStatus.Published)} and a.language_id = ${languageId}
      order by m.id, ${sql.raw(articleOrder)}`,
  );
}
