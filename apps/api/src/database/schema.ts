// Every table. Migrations are generated from here; what Drizzle cannot say (collation, triggers, counters) stands in hand-written migrations.
import type { CropData } from '@redakcja/generated/model/cropData';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, moment, polishText, revision } from './columns.ts';

export const languages = pgTable('languages', {
  id: id(),
  isoCode: text('iso_code').notNull().unique(),
  name: polishText('name').notNull(),
  localName: text('local_name').notNull(),
  isSystem: boolean('is_system').notNull().default(false),
  /** 0 inactive, 10 active */
  status: integer('status').notNull().default(0),
  dateFormat: text('date_format').notNull().default('dd.MM.yyyy'),
  revision: revision(),
});

export const users = pgTable(
  'users',
  {
    id: id(),
    /** The subject of tokens: made here, or the subject at the foreign provider once the account is linked to it. */
    identityUserId: text('identity_user_id').notNull().unique(),
    /** Issuer that gave the identity_user_id; null for our own provider. */
    identityIssuer: text('identity_issuer'),
    userName: text('user_name').notNull(),
    firstname: polishText('firstname').notNull(),
    surname: polishText('surname').notNull(),
    pesel: text('pesel'),
    birthDate: text('birth_date'),
    identificationDocumentType: integer('identification_document_type').notNull().default(0),
    identificationDocumentNumber: text('identification_document_number'),
    sex: integer('sex').notNull().default(0),
    phone: text('phone'),
    mobilePhone: text('mobile_phone'),
    fax: text('fax'),
    email: text('email').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isConfirmed: boolean('is_confirmed').notNull().default(true),
    confirmedDate: moment('confirmed_date'),
    isSystem: boolean('is_system').notNull().default(false),
    /** argon2id in PHC form; null for an account that has not set a password yet */
    passwordHash: text('password_hash'),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Access tokens made before this moment are refused: a change of the password, a reset or a deactivation ends sessions at once. */
    tokensValidFrom: moment('tokens_valid_from'),
    /** The sign-in whose older tokens stay good all the same: the one in which the password was changed. */
    keptSignIn: text('kept_sign_in'),
    createdDate: moment('created_date').notNull().defaultNow(),
    revision: revision(),
  },
  (t) => [
    uniqueIndex('users_user_name').on(sql`lower(${t.userName})`),
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
  ],
);

export const roles = pgTable(
  'roles',
  {
    id: id(),
    name: polishText('name').notNull(),
    description: text('description').notNull(),
    isSystem: boolean('is_system').notNull().default(false),
    /** Its users are administrators. */
    isAdministrator: boolean('is_administrator').notNull().default(false),
    permissions: text('permissions').array().notNull().default(sql`'{}'`),
    revision: revision(),
  },
  (t) => [uniqueIndex('roles_name').on(sql`lower(${t.name})`)],
);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roleId] })],
);

export const menuElements = pgTable(
  'menu_elements',
  {
    id: id(),
    /** 10 horizontal, 20 vertical */
    type: integer('type').notNull(),
    parentId: integer('parent_id'),
    position: integer('position').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    isSystem: boolean('is_system').notNull().default(false),
    /** 0 by hand, 10 and 20 by publication date, 30 alphabetical */
    articleSort: integer('article_sort').notNull().default(0),
    revision: revision(),
  },
  (t) => [index('menu_elements_parent').on(t.type, t.parentId, t.position)],
);

export const menuElementTranslations = pgTable(
  'menu_element_translations',
  {
    menuElementId: integer('menu_element_id')
      .notNull()
      .references(() => menuElements.id, { onDelete: 'cascade' }),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id, { onDelete: 'cascade' }),
    displayText: polishText('display_text').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    url: text('url'),
    slug: text('slug').notNull(),
    target: integer('target').notNull().default(10),
  },
  (t) => [primaryKey({ columns: [t.menuElementId, t.languageId] })],
);

export const userExcludedCategories = pgTable(
  'user_excluded_categories',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    menuElementId: integer('menu_element_id')
      .notNull()
      .references(() => menuElements.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.menuElementId] })],
);

/** What all languages and versions of an article share. */
export const baseArticles = pgTable('base_articles', {
  id: id(),
  type: integer('type').notNull().default(10),
  template: integer('template').notNull().default(10),
  /** The separate editability flag of section 4. */
  isEditable: boolean('is_editable').notNull().default(true),
});

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
    type: integer('type').notNull().default(10),
    version: integer('version').notNull().default(1),
    /** Newest version of its language, or the published one beside it: what lists show. */
    isListed: boolean('is_listed').notNull().default(true),
    isHidden: boolean('is_hidden').notNull().default(false),
    status: integer('status').notNull().default(10),
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
    createdDate: moment('created_date').notNull().defaultNow(),
    confirmedDate: moment('confirmed_date'),
    publishedDate: moment('published_date'),
    withdrawedDate: moment('withdrawed_date'),
    archivedDate: moment('archived_date'),
    createdBy: polishText('created_by').notNull(),
    createdById: integer('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    revision: revision(),
  },
  // the indexes of lists, counts and the scheduler stand in the migration article_lists: Drizzle cannot say them
  (t) => [uniqueIndex('articles_version').on(t.baseArticleId, t.languageId, t.version)],
);

export const tags = pgTable(
  'tags',
  {
    id: id(),
    name: polishText('name').notNull(),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    revision: revision(),
  },
  (t) => [uniqueIndex('tags_name').on(t.languageId, sql`lower(${t.name})`)],
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
  },
  (t) => [index('change_log_article').on(t.articleId, t.id)],
);

/**
 * Content of an uploaded file; the bytes lie in the file store under their SHA-256, once however often they were sent. Whoever keeps a picture
 * keeps it by a foreign key: one that nothing refers to is taken for never saved, and goes (files/unsaved-uploads.ts).
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    sha256: text('sha256').notNull(),
    /** Hexadecimal, eight digits. */
    crc32: text('crc32').notNull(),
    size: integer('size').notNull(),
    contentType: text('content_type').notNull(),
    fileName: text('file_name').notNull(),
    /** Pictures and manuals are served to anybody; files of the document repository have a call of their own. */
    isPublic: boolean('is_public').notNull().default(false),
    createdDate: moment('created_date').notNull().defaultNow(),
    /** Pixels of a picture. */
    width: integer('width'),
    height: integer('height'),
    /** The picture that this one was cut out of, and the rectangle. */
    originalId: integer('original_id').references((): AnyPgColumn => files.id),
    cropData: jsonb('crop_data').$type<CropData>(),
  },
  (t) => [index('files_sha256').on(t.sha256)],
);

/** Groups of extensions that may be attached to articles. */
export const repositoryGroups = pgTable(
  'repository_groups',
  {
    id: id(),
    name: polishText('name').notNull(),
    description: polishText('description'),
    icon: text('icon').notNull(),
    revision: revision(),
  },
  (t) => [uniqueIndex('repository_groups_name').on(sql`lower(${t.name})`)],
);

/** Kinds of files the document repository knows; each belongs to one group or to none. */
export const fileExtensions = pgTable(
  'file_extensions',
  {
    /** Lower case, without the dot. */
    extension: text('extension').primaryKey(),
    contentType: text('content_type').notNull(),
    description: text('description').notNull(),
    /** 0 image, 1 document */
    fileType: integer('file_type').notNull(),
    repositoryGroupId: integer('repository_group_id').references(() => repositoryGroups.id, { onDelete: 'set null' }),
  },
  (t) => [index('file_extensions_group').on(t.repositoryGroupId)],
);

/** What can be attached to articles. */
export const documentRepository = pgTable(
  'document_repository',
  {
    id: id(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
    fileName: polishText('file_name').notNull(),
    /** Lower case, without the dot. */
    extension: text('extension').notNull(),
    /** 0 image, 1 document */
    fileType: integer('file_type').notNull(),
    createdDate: moment('created_date').notNull().defaultNow(),
    createdBy: polishText('created_by').notNull(),
    createdById: integer('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** When it was last uploaded without being saved with an article; null once it was (a trigger on article_attachments). */
    unsavedSince: moment('unsaved_since'),
  },
  (t) => [
    index('document_repository_file').on(t.fileId),
    index('document_repository_unsaved').on(t.unsavedSince).where(sql`${t.unsavedSince} is not null`),
    index('document_repository_created').on(t.createdDate.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
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

export const providingEntities = pgTable(
  'providing_entities',
  {
    id: id(),
    name: polishText('name').notNull(),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    revision: revision(),
  },
  (t) => [uniqueIndex('providing_entities_name').on(t.languageId, sql`lower(${t.name})`)],
);

/** Codes that languages can have. An office's own entry stands in for the default one of the same code. */
export const isoCodes = pgTable(
  'iso_codes',
  {
    id: id(),
    code: text('code').notNull(),
    name: polishText('name').notNull(),
    /** Comes with the product and cannot be changed. */
    isDefault: boolean('is_default').notNull().default(false),
    fileId: integer('file_id').references(() => files.id),
    revision: revision(),
  },
  (t) => [uniqueIndex('iso_codes_code').on(t.code, t.isDefault)],
);

/** Tabs of the public site. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    id: id(),
    name: polishText('name').notNull(),
    displayText: polishText('display_text').notNull(),
    title: polishText('title').notNull(),
    target: integer('target').notNull(),
    isActive: boolean('is_active').notNull().default(false),
    isSystem: boolean('is_system').notNull().default(false),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    color: text('color').notNull().default('#000000'),
    showOnMainPage: boolean('show_on_main_page').notNull().default(false),
    revision: revision(),
  },
  (t) => [index('bookmarks_language').on(t.languageId)],
);

export const bookmarkTags = pgTable(
  'bookmark_tags',
  {
    bookmarkId: integer('bookmark_id')
      .notNull()
      .references(() => bookmarks.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id),
  },
  (t) => [primaryKey({ columns: [t.bookmarkId, t.tagId] }), index('bookmark_tags_tag').on(t.tagId)],
);

export const rssChannels = pgTable(
  'rss_channels',
  {
    id: id(),
    displayText: polishText('display_text').notNull(),
    title: polishText('title').notNull(),
    description: text('description').notNull(),
    target: integer('target').notNull(),
    isActive: boolean('is_active').notNull().default(false),
    fromAllSources: boolean('from_all_sources').notNull().default(false),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    revision: revision(),
  },
  (t) => [index('rss_channels_language').on(t.languageId)],
);

export const rssChannelMenuElements = pgTable(
  'rss_channel_menu_elements',
  {
    rssChannelId: integer('rss_channel_id')
      .notNull()
      .references(() => rssChannels.id, { onDelete: 'cascade' }),
    menuElementId: integer('menu_element_id')
      .notNull()
      .references(() => menuElements.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.rssChannelId, t.menuElementId] }),
    index('rss_channel_menu_elements_element').on(t.menuElementId),
  ],
);

export const rssChannelBookmarks = pgTable(
  'rss_channel_bookmarks',
  {
    rssChannelId: integer('rss_channel_id')
      .notNull()
      .references(() => rssChannels.id, { onDelete: 'cascade' }),
    bookmarkId: integer('bookmark_id')
      .notNull()
      .references(() => bookmarks.id),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.rssChannelId, t.bookmarkId] }),
    index('rss_channel_bookmarks_bookmark').on(t.bookmarkId),
  ],
);

/** A footer that was never saved has no row: it is made of defaults. */
export const footers = pgTable('footers', {
  languageId: integer('language_id')
    .primaryKey()
    .references(() => languages.id, { onDelete: 'cascade' }),
  revision: revision(),
});

export const footerElements = pgTable(
  'footer_elements',
  {
    languageId: integer('language_id')
      .notNull()
      .references(() => footers.languageId, { onDelete: 'cascade' }),
    /** 10 logo, 20 editorial office, 30 its address, 40 information, 50 updates */
    type: integer('type').notNull(),
    displayText: text('display_text'),
    isActive: boolean('is_active').notNull(),
    /** Texts of the logo and of the editorial office; links have a table of their own. */
    content: jsonb('content').$type<{ bip: string; office: string } | { text: string }>(),
  },
  (t) => [primaryKey({ columns: [t.languageId, t.type] })],
);

export const footerLinks = pgTable(
  'footer_links',
  {
    languageId: integer('language_id')
      .notNull()
      .references(() => footers.languageId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    key: text('key').notNull(),
    /** 10 and 20 a category, 30 an article, 40 an address, 50 a bookmark */
    type: integer('type').notNull(),
    menuElementId: integer('menu_element_id').references(() => menuElements.id, { onDelete: 'cascade' }),
    articleId: integer('article_id').references(() => articles.id, { onDelete: 'cascade' }),
    bookmarkId: integer('bookmark_id').references(() => bookmarks.id, { onDelete: 'cascade' }),
    url: text('url'),
    displayText: text('display_text').notNull(),
    title: text('title').notNull(),
    target: integer('target').notNull(),
  },
  (t) => [primaryKey({ columns: [t.languageId, t.position] }), index('footer_links_article').on(t.articleId)],
);

export const systemParameters = pgTable('system_parameters', {
  id: id(),
  keyName: text('key_name').notNull().unique(),
  editorType: text('editor_type').notNull(),
  displayName: polishText('display_name').notNull(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
  revision: revision(),
});

/** Keys, clients' grants and tokens of the identity provider (the storage of oidc-provider). */
export const identityRecords = pgTable(
  'identity_records',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text('uid'),
    accountId: text('account_id'),
    expiresAt: moment('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('identity_records_grant').on(t.grantId),
    index('identity_records_user_code').on(t.userCode),
    index('identity_records_uid').on(t.uid),
    index('identity_records_account').on(t.accountId),
    index('identity_records_expiry').on(t.expiresAt),
  ],
);

/** Failed sign-ins, for the brake on guessing passwords. The key is a hash, never a login. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailure: moment('last_failure').notNull(),
});

/** One-time links to set a password: the first administrator's and those of a reset. The key is a hash of what the link carries. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdDate: moment('created_date').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('password_links_user').on(t.userId)],
);

/** Security events. Names are copied, so that an entry still says who after the account has changed. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    createdDate: moment('created_date').notNull().defaultNow(),
    kind: text('kind').notNull(),
    /** Who did it; null for a stranger at the sign-in page and for the system itself. */
    actorId: integer('actor_id'),
    actorName: polishText('actor_name'),
    /** The user or role it happened to. */
    subjectId: integer('subject_id'),
    subjectName: polishText('subject_name'),
    address: text('address'),
    details: jsonb('details').$type<string[]>().notNull().default([]),
  },
  (t) => [index('audit_entries_created').on(t.createdDate.desc().nullsFirst(), t.id.desc().nullsFirst())],
);
