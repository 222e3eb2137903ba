import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/** A row for each transaction that has changed what pages of the bulletin are made of (the view public_state). */
export const siteChanges = pgTable('site_changes', { change: bigint('change', { mode: 'number' }).primaryKey() });
