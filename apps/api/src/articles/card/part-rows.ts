// Statements that insert parts of an article; null when there are none. `article` is an expression for its id, so that they can follow the insert of
// a new one.
import type { ArticleLinkInput } from '@redakcja/generated/model/articleLinkInput';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import type { MultimediaInput } from '@redakcja/generated/model/multimediaInput';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { insertFrom } from '../../database/rows/insert-from.ts';
import { idList } from '../../database/rows/sql-values.ts';
import {
  articleAttachments,
  articleCategories,
  articleLinks,
  articleMultimedia,
  articleTags,
} from '../../database/schema.ts';
import { type Author, authorship } from './article-log.ts';

/** The column that each field of an object is stored in. */
type ColumnNames<Input, Table extends { $inferInsert: object }> = Record<keyof Input, keyof Table['$inferInsert']>;

const linkColumns = {
  type: 'type',
  linkToMenuElementId: 'menuElementId',
  linkToArticleTranslationId: 'linkedArticleId',
  url: 'url',
  displayText: 'displayText',
  title: 'title',
  target: 'target',
} as const satisfies ColumnNames<ArticleLinkInput, typeof articleLinks>;

const mediaColumns = {
  type: 'type',
  url: 'url',
  displayText: 'displayText',
  title: 'title',
  target: 'target',
  thumbnailId: 'thumbnailId',
} as const satisfies ColumnNames<MultimediaInput, typeof articleMultimedia>;

/** The id only identifies a stored attachment. */
export const attachmentColumns = {
  documentRepositoryId: 'documentRepositoryId',
  displayName: 'displayName',
} as const satisfies ColumnNames<Omit<AttachmentInput, 'id'>, typeof articleAttachments>;

export function insertTags(articleId: SQL, tags: readonly number[]): SQL | null {
  if (tags.length === 0) return null;
  return insertFrom(articleTags, { articleId, tagId: sql`t` }, sql`from unnest(${idList(tags)}) as t`);
}

/** The first one is the main category. */
export function insertCategories(articleId: SQL, categories: readonly number[]): SQL | null {
  if (categories.length === 0) return null;
  const values = { articleId, menuElementId: sql`c`, position: sql`(place - 1)::int` };
  return insertFrom(articleCategories, values, sql`from unnest(${idList(categories)}) with ordinality as u (c, place)`);
}

export function insertLinks(articleId: SQL, links: readonly ArticleLinkInput[]): SQL | null {
  if (links.length === 0) return null;
  const values = { articleId, position: sql`place`, ...fieldsOf(articleLinks, linkColumns) };
  return insertFrom(articleLinks, values, objects(links));
}

export function insertMultimedia(articleId: SQL, multimedia: readonly MultimediaInput[]): SQL | null {
  if (multimedia.length === 0) return null;
  const values = { articleId, position: sql`place`, ...fieldsOf(articleMultimedia, mediaColumns) };
  return insertFrom(articleMultimedia, values, objects(multimedia));
}

export function insertAttachments(
  articleId: SQL,
  attachments: readonly (AttachmentInput & { position?: number })[],
  author: Author,
  isAdded: boolean,
): SQL | null {
  if (attachments.length === 0) return null;
  const position = sql`coalesce((x->>'position')::int, place)`;
  const values = {
    articleId,
    position,
    isAdded,
    ...authorship(author),
    ...fieldsOf(articleAttachments, attachmentColumns),
  };
  return insertFrom(articleAttachments, values, objects(attachments));
}

/** Rows of a list of objects with their places from 0, as `e (x, place)`. */
function objects(list: readonly object[]): SQL {
  return sql`from (select x, (ordinality - 1)::int as place
    from jsonb_array_elements(${JSON.stringify(list)}::jsonb) with ordinality as u (x, ordinality)) as e`;
}

/** Columns with the fields of the object `x`. */
export function fieldsOf<Name extends string>(
  table: Readonly<Record<Name, PgColumn>>,
  names: Readonly<Record<string, Name>>,
): Record<Name, SQL> {
  const values = Object.entries(names).map(([field, name]) => {
    const type = sql.raw(table[name].getSQLType());
    return [name, sql`(x->>${sql.raw(`'${field}'`)})::${type}`];
  });
  return Object.fromEntries(values);
}
