// System articles are on every server: from the first start one that says little. What an office brings along takes its place, as long as nobody has changed it here.

import { isSystemArticle } from '@redakcja/domain/articles/article-labels';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { articles } from '../../database/schema.ts';
import { listNewest } from '../status/listed.ts';
import { resolveAwaited } from './awaited-links.ts';
import type { KnownArticle } from './check-known.ts';
import { type ImportCall, reasonsOf } from './import-new.ts';
import { articleRow, insertParts, insertVersions, type NewVersion } from './insert-versions.ts';

const first = rowShape({
  id: integer(),
  language: text('(select iso_code from languages l where l.id = language_id)'),
});

/** Its only version, of which links may lead somewhere: it keeps its number. Null where somebody has worked on it, or no history is brought. */
export async function untouchedSystemArticle(db: Database, known: KnownArticle): Promise<number | null> {
  const { baseArticleId, type, versions } = known;
  const [brought] = versions;
  if (!isSystemArticle(type) || brought === undefined) return null;
  if (versions.some(({ read }) => read.version.history === undefined)) return null;
  const [row, other] = await db.rows(
    first,
    sql`${first.select} from articles a where base_article_id = ${baseArticleId}
      and not exists (select from articles b where b.base_article_id = a.base_article_id
        and (b.revision > 1 or b.created_by_id is not null or exists (select from change_log c where c.article_id = b.id)))`,
  );
  return row !== undefined && other === undefined && row.language === brought.read.version.language ? row.id : null;
}

/** @param id of its only version, which becomes the first one that is brought */
export async function replaceSystemArticle(
  db: Database,
  call: ImportCall,
  { article, baseArticleId, type, versions }: KnownArticle,
  id: number,
): Promise<boolean> {
  const author = { caller: call.caller, now: call.services.now() };
  const [brought, ...others] = versions.map(
    ({ read, input, pastGate }): NewVersion => ({
      read,
      input,
      pastGate,
      baseArticleId,
      type,
      number: read.version.version ?? 1,
    }),
  );
  if (brought === undefined) return false;
  const revision = sql`${articles.revision} + 1`;
  await db
    .update(articles)
    .set({ ...articleRow(brought, author), revision })
    .where(eq(articles.id, id));
  await insertParts(db, [{ ...brought, articleId: id }], author, reasonsOf(call));
  const ids = await insertVersions(db, others, author, reasonsOf(call));
  await listNewest(db, [baseArticleId]);
  await resolveAwaited(db, [id, ...ids], [article.key]);
  return true;
}
