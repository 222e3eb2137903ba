import type { Article } from '@redakcja/generated/model/article';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { articleAttachments } from '../../database/schema.ts';
import { invalid } from '../../http/problem.ts';
import type { Author } from './article-log.ts';
import { attachmentColumns, fieldsOf, insertAttachments } from './part-rows.ts';

/** Attachments that stay keep who added them and when. */
export async function replaceAttachments(
  tx: Database,
  article: Article,
  attachments: readonly AttachmentInput[],
  author: Author,
): Promise<void> {
  const id = sql`${article.id}::int`;
  const placed = attachments.map((one, position) => ({ ...one, position }));
  requireOwn(article, attachments);
  const stored = placed.filter((one) => one.id !== undefined);
  const storedIds = idList(stored.map((one) => one.id ?? 0));
  await tx.execute(
    sql`delete from article_attachments where article_id = ${id} and not is_added and id <> all(${storedIds})`,
  );
  if (stored.length > 0) {
    await tx
      .update(articleAttachments)
      .set({ position: sql`(x->>'position')::int`, ...fieldsOf(articleAttachments, attachmentColumns) })
      .from(sql`jsonb_array_elements(${JSON.stringify(stored)}::jsonb) as e (x)`)
      .where(sql`${articleAttachments.id} = (x->>'id')::int and ${articleAttachments.articleId} = ${id}`);
  }
  const rows = insertAttachments(
    id,
    placed.filter((one) => one.id === undefined),
    author,
    false,
  );
  if (rows !== null) await tx.execute(rows);
}

/** Behind those that were added to the published article before. */
export async function addAttachments(
  tx: Database,
  { id, addedAttachments }: Article,
  attachments: readonly AttachmentInput[],
  author: Author,
): Promise<void> {
  const placed = attachments.map((one, index) => ({ ...one, position: addedAttachments.length + index }));
  const rows = insertAttachments(sql`${id}::int`, placed, author, true);
  if (rows !== null) await tx.execute(rows);
}

function requireOwn(article: Article, attachments: readonly AttachmentInput[]): void {
  const known = new Map(article.attachments.map((one) => [one.id, one.documentRepositoryId]));
  const message = 'Załącznik nie należy do tego artykułu';
  const wrong = attachments.flatMap((one, position) =>
    one.id !== undefined && known.get(one.id) !== one.documentRepositoryId
      ? [{ path: `attachments.${position}.id`, message }]
      : [],
  );
  if (wrong.length > 0) throw invalid(wrong);
}
