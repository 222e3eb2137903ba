import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { PublicArticle } from '@redakcja/generated/model/publicArticle';
import { sql } from 'drizzle-orm';
import { openPreviews } from '../../articles/preview/read-preview.ts';
import type { Database } from '../../database/database.ts';
import { parseJson } from '../../database/rows/json-of.ts';
import { utc } from '../../database/rows/json-sql.ts';
import { jsonText, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { article } from '../operations/public-article.ts';

const previewed = rowShape({
  json: jsonText(article),
  status: oneOf(ArticleStatus, 'v.status'),
  expiresAt: text(utc('h.expires_at')),
});

/** The article as readers will get it: what is not published yet has the present moment for its dates. Null for a wrong or expired hash. */
export async function readPreviewed(db: Database, hash: string, now: Date) {
  const [row] = await db.rows(
    previewed,
    sql`${previewed.select} from ${openPreviews(hash, now)}
      cross join lateral (select a.*, true as is_current, null as reason) v`,
  );
  if (row === undefined) return null;
  const read = parseJson<PublicArticle>(row.json);
  const dates = {
    publishedDate: now.toISOString(),
    firstPublishedDate: now.toISOString(),
    changedDate: now.toISOString(),
  };
  const known = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null));
  const attachments = read.attachments.map((one) => ({
    ...one,
    path: `/podglad/artykuly/${hash}/zalaczniki/${one.id}`,
    textPath: null,
  }));
  return { article: { ...read, ...dates, ...known, attachments }, status: row.status, expiresAt: row.expiresAt };
}
