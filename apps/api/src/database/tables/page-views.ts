import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
