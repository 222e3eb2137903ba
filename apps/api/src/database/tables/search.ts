// Texts of attachments and the words that readers find articles by (site/search). The triggers that say what is due are in the migration.
import type { AttachmentFinding } from '@redakcja/generated/model/attachmentFinding';
import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../rows/columns.ts';
import { articles } from './articles.ts';
import { documentRepository, files } from './files.ts';

const textVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What was read of a file. */
export const documentTexts = pgTable('document_texts', {
  fileId: integer('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  /** 10 it has text, 20 a scan without text, 30 it has none, or cannot be read */
  state: integer('state').notNull(),
  /** False where a page is only a part of a long text. */
  hasPages: boolean('has_pages').notNull(),
  /** What the check before publication found in it; accounts with the hash of their digits. */
  findings: jsonb('findings').$type<(AttachmentFinding & { hash?: string })[]>().notNull().default([]),
  /** Null where it has none, or was read before they were counted. */
  pages: integer('pages'),
});

export const documentPages = pgTable(
  'document_pages',
  {
    fileId: integer('file_id')
      .notNull()
      .references(() => documentTexts.fileId, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.fileId, t.page] })],
);

/** One row for an article (page 0), one for each page of its attachments. */
export const searchWords = pgTable(
  'search_words',
  {
    id: id(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    documentRepositoryId: integer('document_repository_id').references(() => documentRepository.id, {
      onDelete: 'cascade',
    }),
    page: integer('page').notNull(),
    languageId: integer('language_id').notNull(),
    publishedDate: moment('published_date').notNull(),
    words: textVector('words').notNull(),
  },
  (t) => [
    index('search_words_words').using('gin', t.words),
    index('search_words_newest').on(t.languageId, t.publishedDate.desc(), t.id),
    index('search_words_article').on(t.articleId),
    index('search_words_document').on(t.documentRepositoryId).where(sql`${t.documentRepositoryId} is not null`),
  ],
);

/** Words of the index, without numbers, each with an article that has it; only searched with. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: text('word').primaryKey(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (t) => [index('search_vocabulary_article').on(t.articleId)],
);

export const documentsToRead = pgTable('documents_to_read', {
  fileId: integer('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
});

export const articlesToIndex = pgTable('articles_to_index', {
  articleId: integer('article_id')
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  /** Another one with each change: what changes while it is indexed stays due. */
  change: uuid('change').notNull().defaultRandom(),
});
