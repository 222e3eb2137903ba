import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { articles } from '../../database/schema.ts';
import { demoLegalPages } from '../content/demo-legal-pages.ts';

/** The demonstration office has written what a new one begins as drafts. */
export async function publishLegalPages(db: Database, now: Date): Promise<void> {
  const state = { status: ArticleStatus.Published, confirmedDate: now, publishStart: now, publishedDate: now };
  for (const { type, content } of demoLegalPages)
    await db
      .update(articles)
      .set({ ...state, content, authorName: 'Anna Nowak' })
      .where(eq(articles.type, type));
}
