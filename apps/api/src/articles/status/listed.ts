// Which versions the lists show: of each language the newest one, and the published one beside it. `articles.is_listed` keeps it for their indexes.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { constant, idList } from '../../database/rows/sql-values.ts';

/** Brings the versions of these articles up to date after some were added or removed; a change of status does it in its own statement. */
export async function listNewest(db: Database, baseIds: readonly number[]): Promise<void> {
  await db.execute(sql`update articles a set is_listed = w.is_listed from (
      select id, status = ${constant(ArticleStatus.Published)} or version = max(version) over (partition by base_article_id, language_id) as is_listed
      from articles where base_article_id = any(${idList(baseIds)})) w
    where w.id = a.id and a.is_listed <> w.is_listed`);
}
