// What the office sets: its site's tabs, channels, footers, and the parameters of the system.
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, polishText, revision } from '../../rows/columns.ts';
import { articles } from '../articles.ts';
import { tags } from '../dictionaries.ts';
import { languages } from '../languages.ts';
import { menuElements } from '../menus.ts';

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

/** A header that was never saved has no row. */
export const headers = pgTable('headers', {
  languageId: integer('language_id')
    .primaryKey()
    .references(() => languages.id, { onDelete: 'cascade' }),
  /** One line of clean HTML. */
  officeName: text('office_name').notNull().default(''),
  revision: revision(),
});

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
  value: jsonb('value').$type<object>().notNull(),
  revision: revision(),
});
