// Categories: the horizontal and the vertical menu.
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, polishText, revision } from '../columns.ts';
import { languages } from './languages.ts';

export const menuElements = pgTable(
  'menu_elements',
  {
    id: id(),
    /** 10 horizontal, 20 vertical */
    type: integer('type').notNull(),
    parentId: integer('parent_id'),
    position: integer('position').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    isSystem: boolean('is_system').notNull().default(false),
    /** 0 by hand, 10 and 20 by publication date, 30 alphabetical */
    articleSort: integer('article_sort').notNull().default(0),
    revision: revision(),
  },
  (t) => [index('menu_elements_parent').on(t.type, t.parentId, t.position)],
);

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
  },
  (t) => [primaryKey({ columns: [t.menuElementId, t.languageId] })],
);
