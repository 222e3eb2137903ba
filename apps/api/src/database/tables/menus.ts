// Categories: the horizontal and the vertical menu. Foreign keys to the parent and to the destination are in the migration.
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { sql } from 'drizzle-orm';
import { boolean, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment, polishText, revision } from '../rows/columns.ts';
import { languages } from './languages.ts';

export const menus = pgTable('menus', {
  /** 10 horizontal, 20 vertical */
  type: integer('type').primaryKey(),
  /** Incremented by every change of the menu, whose transactions queue at this row. */
  revision: integer('revision').notNull().default(0),
});

export const menuElements = pgTable('menu_elements', {
  id: id(),
  /** 10 horizontal, 20 vertical */
  type: integer('type').notNull(),
  parentId: integer('parent_id'),
  /** Set by a trigger from the parent; a foreign key holds it one below the parent's, which makes circles impossible. */
  level: integer('level').notNull().default(1),
  parentLevel: integer('parent_level').generatedAlwaysAs(sql`level - 1`),
  /** Order among siblings, with gaps: a move writes one row as a rule. */
  position: integer('position').notNull(),
  isHidden: boolean('is_hidden').notNull().default(false),
  isSystem: boolean('is_system').notNull().default(false),
  /** 0 manual, 10 and 20 by publication date, 30 alphabetical */
  articleSort: integer('article_sort').notNull().default(0),
  /** Category or article it leads to. */
  linkMenuElementId: integer('link_menu_element_id'),
  linkArticleId: integer('link_article_id'),
  revision: revision(),
});

export const menuElementTranslations = pgTable(
  'menu_element_translations',
  {
    menuElementId: integer('menu_element_id')
      .notNull()
      .references(() => menuElements.id, { onDelete: 'cascade' }),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id, { onDelete: 'cascade' }),
    displayText: polishText('display_text').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    url: text('url'),
    slug: text('slug').notNull(),
    target: integer('target').notNull().default(LinkTarget.SameTab),
    revision: revision(),
    wordingHash: text('wording_hash').generatedAlwaysAs(sql`md5(display_text || chr(10) || title)`),
    /** Hash of the Polish wording these texts translate; null when it is not known. */
    sourceHash: text('source_hash'),
  },
  (t) => [primaryKey({ columns: [t.menuElementId, t.languageId] })],
);

/** Addresses that categories had before they were renamed. */
export const menuRedirects = pgTable(
  'menu_redirects',
  {
    menuElementId: integer('menu_element_id')
      .notNull()
      .references(() => menuElements.id, { onDelete: 'cascade' }),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    createdDate: moment('created_date').notNull(),
  },
  (t) => [primaryKey({ columns: [t.menuElementId, t.languageId, t.slug] })],
);

/** Manual order of the articles of a category, one for all their languages and versions. A trigger puts new ones first. */
export const menuArticleOrder = pgTable(
  'menu_article_order',
  {
    menuElementId: integer('menu_element_id')
      .notNull()
      .references(() => menuElements.id, { onDelete: 'cascade' }),
    /** No foreign key: an article that returns finds its place. */
    baseArticleId: integer('base_article_id').notNull(),
    /** Exact, so that there is always a place between two. */
    rank: numeric('rank').notNull(),
  },
  (t) => [primaryKey({ columns: [t.menuElementId, t.baseArticleId] })],
);
