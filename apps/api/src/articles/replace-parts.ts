import type { SavedField } from '@redakcja/domain/articles/article-field-labels';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { invalid } from '../shared/problem.ts';
import {
  type Author,
  idList,
  insertAttachments,
  insertCategories,
  insertLinks,
  insertMultimedia,
  insertTags,
} from './article-parts.ts';

/** Writes anew what hangs on an article, of the fields that changed. */
export async function replaceParts(
  tx: Database,
  article: Article,
  input: ArticleInput,
  fields: readonly SavedField[],
  author: Author,
): Promise<void> {
  const id = sql`${article.id}::int`;
  if (fields.includes('tags')) {
    await tx.execute(sql`delete from article_tags where article_id = ${id}`);
    await tx.execute(insertTags(id, input.tags ?? []));
  }
  if (fields.includes('categories')) {
    await tx.execute(sql`delete from article_categories where article_id = ${id}`);
    await tx.execute(insertCategories(id, input.categories ?? []));
  }
  if (fields.includes('links')) {
    await tx.execute(sql`delete from article_links where article_id = ${id}`);
    await tx.execute(insertLinks(id, input.links ?? []));
  }
  if (fields.includes('multimedia')) {
    await tx.execute(sql`delete from article_multimedia where article_id = ${id}`);
    await tx.execute(insertMultimedia(id, input.multimedia ?? []));
  }
  if (fields.includes('attachments')) await replaceAttachments(tx, article, input.attachments ?? [], author);
  if (fields.includes('addedAttachments')) {
    const added = (input.addedAttachments ?? []).map((one, index) => ({
      ...one,
      position: article.addedAttachments.length + index,
    }));
    await tx.execute(insertAttachments(id, added, author, true));
  }
}

/** Attachments that stay keep who added them and when. */
async function replaceAttachments(
  tx: Database,
  article: Article,
  attachments: readonly AttachmentInput[],
  author: Author,
): Promise<void> {
  const id = sql`${article.id}::int`;
  const known = new Map(article.attachments.map((one) => [one.id, one.documentRepositoryId]));
  const placed = attachments.map((one, position) => ({ ...one, position }));
  const wrong = placed.filter((one) => one.id !== undefined && known.get(one.id) !== one.documentRepositoryId);
  if (wrong.length > 0) {
    const message = 'Załącznik nie należy do tego artykułu';
    throw invalid(wrong.map(({ position }) => ({ path: `attachments.${position}.id`, message })));
  }
  const kept = placed.filter((one) => one.id !== undefined);
  const keptIds = idList(kept.map((one) => one.id ?? 0));
  await tx.execute(
    sql`delete from article_attachments where article_id = ${id} and not is_added and id <> all(${keptIds})`,
  );
  if (kept.length > 0) {
    await tx.execute(sql`update article_attachments a set position = (x->>'position')::int, display_name = x->>'displayName'
      from jsonb_array_elements(${JSON.stringify(kept)}::jsonb) as e (x) where a.id = (x->>'id')::int and a.article_id = ${id}`);
  }
  const fresh = placed.filter((one) => one.id === undefined);
  if (fresh.length > 0) await tx.execute(insertAttachments(id, fresh, author, false));
}
