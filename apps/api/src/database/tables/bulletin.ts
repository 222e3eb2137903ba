// What the bulletin knows beside the records that it shows.
import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../rows/columns.ts';
import { articles } from './articles.ts';
import { languages } from './languages.ts';

/** How often pages of the bulletin are read. */
export const pageViews = pgTable(
  'page_views',
  {
    /** As `2026-11`. */
    month: text('month').notNull(),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** An article or a category; 0 of other pages. */
    item: integer('item').notNull(),
    views: bigint('views', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.languageId, t.kind, t.item] })],
);

/** What the state of the bulletin (the view public_state) is made of: written over by every transaction that changes what its pages are made of. */
export const siteMarks = pgTable('site_marks', {
  id: uuid('id').primaryKey().defaultRandom(),
  mark: uuid('mark').notNull().defaultRandom(),
});

/** What the public register of changes tells for ever. */
export const registerEntries = pgTable(
  'register_entries',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    date: moment('date').notNull(),
    kind: text('kind').notNull(),
  },
  // its index in the order of lists is in the migration: Drizzle cannot express it
  (t) => [primaryKey({ columns: [t.articleId, t.date, t.kind] })],
);

/** Why a title stands in the register of changes no more. */
export const removedTitles = pgTable('removed_titles', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
});
