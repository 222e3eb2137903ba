import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../rows/columns.ts';
import { articles } from './articles.ts';

/** What editors and approvers say about an article; visitors never see it. */
export const articleComments = pgTable(
  'article_comments',
  {
    id: id(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    createdDate: moment('created_date').notNull().defaultNow(),
    createdBy: text('created_by').notNull(),
    createdById: integer('created_by_id'),
    text: text('text').notNull(),
  },
  (t) => [index('article_comments_article').on(t.articleId, t.id)],
);
