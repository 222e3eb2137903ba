// Child rows of an article: how these fields of a save are written.
import type { SavedField } from '@redakcja/domain/articles/form/saved-article';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Author as JournalAuthor } from '../../call/journal.ts';
import type { Database } from '../../database/database.ts';
import { articleCategories, articleLinks, articleMultimedia, articleTags } from '../../database/schema.ts';
import type { Author } from './article-log.ts';
import { insertAttachments, insertCategories, insertLinks, insertMultimedia, insertTags } from './part-rows.ts';
import { addAttachments, replaceAttachments } from './replace-attachments.ts';
import { retitleInFooter } from './retitle-in-footer.ts';

interface Part {
  /** The rows of a new article, null when there are none. `article` is an expression for its id. */
  insert: (article: SQL, input: ArticleInput, author: Author) => SQL | null;
  replace: (tx: Database, article: Article, input: ArticleInput, author: Author & JournalAuthor) => Promise<void>;
}

const parts = {
  tags: rewritten(articleTags, (article, { tags = [] }) => insertTags(article, tags)),
  categories: rewritten(articleCategories, (article, { categories = [] }) => insertCategories(article, categories)),
  links: rewritten(articleLinks, (article, { links = [] }) => insertLinks(article, links)),
  multimedia: rewritten(articleMultimedia, (article, { multimedia = [] }) => insertMultimedia(article, multimedia)),
  attachments: {
    insert: (article, { attachments = [] }, author) => insertAttachments(article, attachments, author, false),
    replace: (tx, article, { attachments = [] }, author) => replaceAttachments(tx, article, attachments, author),
  },
  // the next two are locked in an article that is not stored yet
  addedAttachments: {
    insert: () => null,
    replace: (tx, article, { addedAttachments = [] }, author) => addAttachments(tx, article, addedAttachments, author),
  },
  updateTitleInFooter: {
    insert: () => null,
    replace: (tx, article, { titleFromFooter }, author) => retitleInFooter(tx, article, titleFromFooter ?? '', author),
  },
} satisfies Partial<Record<SavedField, Part>>;

export type PartField = keyof typeof parts;

const isPartField = (field: SavedField): field is PartField => field in parts;

/** Statements that add the child rows of a new article. */
export function insertParts(article: SQL, input: ArticleInput, author: Author): SQL[] {
  return Object.values<Part>(parts).flatMap((part) => part.insert(article, input, author) ?? []);
}

/** Writes the child rows of a stored article, for the fields that changed. */
export async function replaceParts(
  tx: Database,
  article: Article,
  input: ArticleInput,
  fields: readonly SavedField[],
  author: Author & JournalAuthor,
): Promise<void> {
  for (const field of fields.filter(isPartField)) await parts[field].replace(tx, article, input, author);
}

/** All rows go and are written anew. */
function rewritten(table: PgTable, insert: (article: SQL, input: ArticleInput) => SQL | null): Part {
  return {
    insert,
    replace: async (tx, { id }, input) => {
      const article = sql`${id}::int`;
      await tx.execute(sql`delete from ${table} where article_id = ${article}`);
      const rows = insert(article, input);
      if (rows !== null) await tx.execute(rows);
    },
  };
}
