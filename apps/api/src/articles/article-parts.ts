// Statements that write what hangs on an article. `article` is an expression for its id, so that they also stand behind the insert of a new one.
import type { ArticleLinkInput } from '@redakcja/generated/model/articleLinkInput';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import type { MultimediaInput } from '@redakcja/generated/model/multimediaInput';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../shared/caller.ts';

/** Who writes, and when. */
export interface Author {
  caller: Pick<Caller, 'id' | 'displayName'>;
  now: Date;
}

export const idList = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`;
export const textList = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;
export const momentOf = (value: Date | string | null | undefined) =>
  sql`${value ? new Date(value).toISOString() : null}::timestamptz`;

/** Rows of a list of objects with their places from 0, as `e (x, place)`. */
const objects = (list: readonly object[]) =>
  sql`(select x, (ordinality - 1)::int as place from jsonb_array_elements(${JSON.stringify(list)}::jsonb) with ordinality as u (x, ordinality)) as e`;

export function insertTags(article: SQL, tags: readonly number[]): SQL {
  return sql`insert into article_tags (article_id, tag_id) select ${article}, t from unnest(${idList(tags)}) as t`;
}

/** The first one is the main category. */
export function insertCategories(article: SQL, categories: readonly number[]): SQL {
  return sql`insert into article_categories (article_id, menu_element_id, position)
    select ${article}, c, (place - 1)::int from unnest(${idList(categories)}) with ordinality as u (c, place)`;
}

export function insertLinks(article: SQL, links: readonly ArticleLinkInput[]): SQL {
  return sql`insert into article_links (article_id, position, type, menu_element_id, linked_article_id, url, display_text, title, target)
    select ${article}, place, (x->>'type')::int, (x->>'linkToMenuElementId')::int, (x->>'linkToArticleTranslationId')::int, x->>'url',
      x->>'displayText', x->>'title', (x->>'target')::int from ${objects(links)}`;
}

export function insertMultimedia(article: SQL, multimedia: readonly MultimediaInput[]): SQL {
  return sql`insert into article_multimedia (article_id, position, type, url, display_text, title, target, thumbnail_id)
    select ${article}, place, (x->>'type')::int, x->>'url', x->>'displayText', x->>'title', (x->>'target')::int, (x->>'thumbnailId')::int
    from ${objects(multimedia)}`;
}

export function insertAttachments(
  article: SQL,
  attachments: readonly (AttachmentInput & { position?: number })[],
  { caller, now }: Author,
  isAdded: boolean,
): SQL {
  return sql`insert into article_attachments (article_id, position, document_repository_id, display_name, is_added, created_date, created_by, created_by_id)
    select ${article}, coalesce((x->>'position')::int, place), (x->>'documentRepositoryId')::int, x->>'displayName', ${isAdded}::boolean,
      ${momentOf(now)}, ${caller.displayName}::text, ${caller.id}::int from ${objects(attachments)}`;
}

export interface LogEntry {
  description: string;
  changeText?: string | null | undefined;
  details?: readonly string[];
}

export function insertLogEntry(article: SQL, entry: LogEntry, { caller, now }: Author): SQL {
  return sql`insert into change_log (article_id, created_date, created_by, created_by_id, description, change_text, details)
    select ${article}, ${momentOf(now)}, ${caller.displayName}::text, ${caller.id}::int, ${entry.description}::text,
      ${entry.changeText ?? null}::text, ${JSON.stringify(entry.details ?? [])}::jsonb`;
}
