// Banners and tiles of the public site's home page.
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, polishText, revision } from '../../rows/columns.ts';
import { articles } from '../articles.ts';
import { files } from '../files.ts';
import { languages } from '../languages.ts';
import { menuElements } from '../menus.ts';

/** Period of display; what is due is decided by the clock, not by `isShown`. */
const shownPeriod = {
  showFrom: moment('show_from'),
  showTo: moment('show_to'),
  /** Last recorded state: the scheduler compares it with the clock (schedule/due-homepage.ts). */
  isShown: boolean('is_shown').notNull().default(false),
};

export const banners = pgTable(
  'banners',
  {
    id: id(),
    name: polishText('name').notNull(),
    displayText: polishText('display_text'),
    title: polishText('title').notNull(),
    url: text('url').notNull(),
    target: integer('target').notNull(),
    isActive: boolean('is_active').notNull().default(false),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    color: text('color').notNull().default('#000000'),
    fileId: integer('file_id').references(() => files.id),
    compatibilityWithAppColor: boolean('compatibility_with_app_color').notNull().default(true),
    ...shownPeriod,
    revision: revision(),
  },
  (t) => [index('banners_language').on(t.languageId), index('banners_file').on(t.fileId)],
);

export const tiles = pgTable(
  'tiles',
  {
    id: id(),
    displayText: polishText('display_text').notNull(),
    title: polishText('title').notNull(),
    /** 10 a category, 20 an article, 30 an address */
    linkType: integer('link_type').notNull(),
    url: text('url'),
    menuElementId: integer('menu_element_id').references(() => menuElements.id),
    /** A draft may be deleted; an article that was published stays. */
    articleId: integer('article_id').references(() => articles.id, { onDelete: 'set null' }),
    fileId: integer('file_id').references(() => files.id),
    iconName: text('icon_name'),
    target: integer('target').notNull(),
    isActive: boolean('is_active').notNull().default(false),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    ...shownPeriod,
    revision: revision(),
  },
  (t) => [
    index('tiles_language').on(t.languageId),
    index('tiles_file').on(t.fileId),
    index('tiles_article').on(t.articleId),
    index('tiles_menu_element').on(t.menuElementId),
  ],
);

/** The choice of tiles is saved for all languages at once: one row, whose revision is that of the choice. */
export const tileChoice = pgTable('tile_choice', { id: integer('id').primaryKey(), revision: revision() });

export const tileSettings = pgTable('tile_settings', {
  languageId: integer('language_id')
    .primaryKey()
    .references(() => languages.id, { onDelete: 'cascade' }),
  /** 2 or 4 */
  value: integer('value').notNull(),
});

export const tileSettingTiles = pgTable(
  'tile_setting_tiles',
  {
    languageId: integer('language_id')
      .notNull()
      .references(() => tileSettings.languageId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    tileId: integer('tile_id')
      .notNull()
      .references(() => tiles.id),
  },
  (t) => [primaryKey({ columns: [t.languageId, t.position] }), uniqueIndex('tile_setting_tiles_tile').on(t.tileId)],
);
