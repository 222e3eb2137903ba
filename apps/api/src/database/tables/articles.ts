// Articles with all their versions, and what belongs to one version.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleTemplate } from '@redakcja/generated/model/articleTemplate';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, polishText, revision } from '../rows/columns.ts';
import { tags } from './dictionaries.ts';
import { documentRepository, files } from './files.ts';
import { languages } from './languages.ts';
import { menuElements } from './menus.ts';
import { users } from './people.ts';

/** What all languages and versions of an article share. */
export const baseArticles = pgTable(
  'base_articles',
  {
    id: id(),
    /** The same on every server that the article is taken to. */
    key: text('key').notNull().default(sql`(gen_random_uuid())::text`),
    type: integer('type').notNull().default(ArticleType.Common),
    template: integer('template').notNull().default(ArticleTemplate.Text),
    /** The separate editability flag of section 4. */
    isEditable: boolean('is_editable').notNull().default(true),
  },
  (t) => [uniqueIndex('base_articles_key').on(t.key)],
);

/** One version of an article in one language: what the API calls an article. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    baseArticleId: integer('base_article_id')
      .notNull()
      .references(() => baseArticles.id, { onDelete: 'cascade' }),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    /** Copied from the base article, so that a list is one index scan. */
    type: integer('type').notNull().default(ArticleType.Common),
    version: integer('version').notNull().default(1),
    /** Newest version of its language, or the published one beside it: what lists show. */
    isListed: boolean('is_listed').notNull().default(true),
    isHidden: boolean('is_hidden').notNull().default(false),
    status: integer('status').notNull().default(ArticleStatus.Draft),
    title: polishText('title').notNull(),
    slug: text('slug').notNull(),
    shortDescription: text('short_description').notNull(),
    content: text('content').notNull().default(''),
    extraContent: text('extra_content'),
    titleFromFooter: text('title_from_footer'),
    providingEntity: text('providing_entity').notNull(),
    authorName: text('author_name').notNull(),
    authorEmail: text('author_email'),
    informationCreated: moment('information_created').notNull(),
    publishStart: moment('publish_start'),
    publishEnd: moment('publish_end'),
    archiveAfterPublishEnd: boolean('archive_after_publish_end').notNull().default(false),
    /** Why the schedule has not published it at its start; until the next change of status. */
    missedPublication: text('missed_publication'),
    createdDate: moment('created_date').notNull().defaultNow(),
    confirmedDate: moment('confirmed_date'),
    publishedDate: moment('published_date'),
    withdrawedDate: moment('withdrawed_date'),
    archivedDate: moment('archived_date'),
    createdBy: polishText('created_by').notNull(),
    createdById: integer('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    revision: revision(),
  },
  // indexes of lists, counts and the scheduler are in the migration article_lists: Drizzle cannot express them
  (t) => [uniqueIndex('articles_version').on(t.baseArticleId, t.languageId, t.version)],
);

export const articleTags = pgTable(
  'article_tags',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.tagId] }), index('article_tags_tag').on(t.tagId)],
);

export const articleCategories = pgTable(
  'article_categories',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    menuElementId: integer('menu_element_id')
      .notNull()
      .references(() => menuElements.id),
    /** 0 is the main category. */
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.menuElementId] }),
    index('article_categories_element').on(t.menuElementId),
  ],
);

export const changeLog = pgTable(
  'change_log',
  {
    id: id(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    createdDate: moment('created_date').notNull().defaultNow(),
    createdBy: text('created_by').notNull(),
    createdById: integer('created_by_id'),
    description: text('description').notNull(),
    changeText: text('change_text'),
    details: jsonb('details').$type<string[]>().notNull().default([]),
    /** Its person wrote the version, and is one of its authors. */
    isWriting: boolean('is_writing').notNull().default(false),
  },
  (t) => [index('change_log_article').on(t.articleId, t.id), index('change_log_person').on(t.createdById, t.id)],
);

export const articleAttachments = pgTable(
  'article_attachments',
  {
    id: id(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    documentRepositoryId: integer('document_repository_id')
      .notNull()
      .references(() => documentRepository.id),
    displayName: text('display_name').notNull(),
    /** Added after the article was published. */
    isAdded: boolean('is_added').notNull().default(false),
    createdDate: moment('created_date').notNull().defaultNow(),
    createdBy: text('created_by').notNull(),
    createdById: integer('created_by_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('article_attachments_article').on(t.articleId, t.position),
    index('article_attachments_document').on(t.documentRepositoryId),
  ],
);

export const articleLinks = pgTable(
  'article_links',
  {
    id: id(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** 10 category, 20 article, 30 external: which of the next three is set */
    type: integer('type').notNull(),
    menuElementId: integer('menu_element_id').references(() => menuElements.id),
    linkedArticleId: integer('linked_article_id').references(() => articles.id),
    url: text('url'),
    displayText: text('display_text').notNull(),
    title: text('title').notNull(),
    target: integer('target').notNull(),
  },
  (t) => [
    index('article_links_article').on(t.articleId, t.position),
    index('article_links_element').on(t.menuElementId),
    index('article_links_linked_article').on(t.linkedArticleId),
  ],
);

/** Links of imported articles whose destination is not here yet (articles/portable). */
export const awaitedLinks = pgTable(
  'awaited_links',
  {
    id: id(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Key of the article it leads to, and the number of its version. */
    key: text('key').notNull(),
    version: integer('version').notNull(),
    displayText: text('display_text').notNull(),
    title: text('title').notNull(),
    target: integer('target').notNull(),
  },
  (t) => [index('awaited_links_article').on(t.articleId), index('awaited_links_key').on(t.key)],
);

export const articleMultimedia = pgTable(
  'article_multimedia',
  {
    id: id(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** 10 video, 20 audio */
    type: integer('type').notNull(),
    url: text('url').notNull(),
    displayText: text('display_text').notNull(),
    title: text('title').notNull(),
    target: integer('target').notNull(),
    thumbnailId: integer('thumbnail_id').references(() => files.id),
  },
  (t) => [
    index('article_multimedia_article').on(t.articleId, t.position),
    index('article_multimedia_thumbnail').on(t.thumbnailId),
  ],
);

/** Who has unsaved changes of an article; what has not been announced for a while counts no more. */
export const articleEditors = pgTable(
  'article_editors',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    announced: moment('announced').notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.userId] }), index('article_editors_announced').on(t.announced)],
);

/** Links that show an article before it is published. The key is a hash of what the link carries. */
export const previewHashes = pgTable(
  'preview_hashes',
  {
    tokenHash: text('token_hash').primaryKey(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    createdById: integer('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('preview_hashes_article').on(t.articleId), index('preview_hashes_expiry').on(t.expiresAt)],
);
