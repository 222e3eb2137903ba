import { listPublicArticlesDefinition } from '@redakcja/generated/lists/listPublicArticles';
import { listPublicChangesDefinition } from '@redakcja/generated/lists/listPublicChanges';
import { PublicChangeKind } from '@redakcja/generated/model/publicChangeKind';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { utc } from '../../database/rows/json-sql.ts';
import { integer, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import type { SqlValues } from '../../database/rows/sql-values.ts';
import { condition, type ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';
import { languageCode } from '../../shared/languages.ts';
import { articlePath } from './public-paths.ts';

/** Rows of a view by the category of their article. */
const inCategory =
  (article: string): PageSql<typeof listPublicArticlesDefinition>['columns']['categoryId'] =>
  (filter, values) =>
    `${article} in (select c.article_id from article_categories c where ${condition('c.menu_element_id', filter, values)}
      and c.menu_element_id in (select id from public_categories))`;

/** Of an article `a` in its language `l`. */
export const articleRow = {
  id: integer('a.base_article_id'),
  title: text('a.title'),
  shortDescription: text('a.short_description'),
  path: text(articlePath('a')),
  publishedDate: text(utc('a.published_date')),
  category: nullable(
    text(`(select p.display_text from article_categories c join public_categories p on p.id = c.menu_element_id
      where c.article_id = a.id and p.language_id = a.language_id order by c.position, p.id limit 1)`),
  ),
  attachments: integer('(select count(*)::int from article_attachments x where x.article_id = a.id)'),
};

const articlesFrom = 'public_common_articles a join public_languages l on l.id = a.language_id';

/** Common articles; system articles have their places on every page. */
const articles = {
  list: listPublicArticlesDefinition,
  row: rowShape(articleRow),
  from: articlesFrom,
  columns: { categoryId: inCategory('a.id'), publishedDate: 'a.published_date', title: 'a.title' },
  sortings: { publishedDate: 'a.published_date', title: 'a.title' },
  tieBreaker: 'a.id',
} satisfies PageSql<typeof listPublicArticlesDefinition>;

const changes = {
  list: listPublicChangesDefinition,
  row: rowShape({
    changeDate: text(utc('h.date')),
    kind: oneOf(PublicChangeKind, 'h.kind'),
    articleId: integer('h.base_article_id'),
    version: integer('h.version'),
    title: nullable(text('h.title')),
    path: text(articlePath('h')),
    reason: nullable(text('h.reason')),
  }),
  from: 'public_changes h join public_languages l on l.id = h.language_id',
  columns: {
    changeDate: 'h.date',
    kind: 'h.kind',
    articleId: 'h.base_article_id',
    categoryId: inCategory('h.article_id'),
  },
  sortings: { changeDate: 'h.date' },
  tieBreaker: 'h.article_id',
} satisfies PageSql<typeof listPublicChangesDefinition>;

const ofLanguage = (lang: string, values: SqlValues) => `l.iso_code = ${values.add(languageCode(lang))}`;

/** What the settings of an office gather. */
export interface Gathered {
  /** An RSS channel. */
  channel?: number;
  /** A bookmark. */
  bookmark?: number;
}

const ofTags = (bookmark: string) => `exists (select from article_tags t join bookmark_tags b on b.tag_id = t.tag_id
  where t.article_id = a.id and b.bookmark_id = ${bookmark})`;

/** A system bookmark has no tags: it gathers everything. */
const ofBookmark = (id: string) =>
  `exists (select from bookmarks k where k.id = ${id} and k.is_active and (k.is_system or ${ofTags('k.id')}))`;

const ofChannel = (
  id: string,
) => `exists (select from rss_channels h where h.id = ${id} and h.is_active and (h.from_all_sources
  or exists (select from rss_channel_menu_elements s join article_categories c on c.menu_element_id = s.menu_element_id
    where s.rss_channel_id = h.id and c.article_id = a.id and c.menu_element_id in (select id from public_categories))
  or exists (select from rss_channel_bookmarks s where s.rss_channel_id = h.id and ${ofTags('s.bookmark_id')})))`;

export async function readArticles(db: Database, lang: string, query: ListQuery, gathered: Gathered = {}) {
  const { channel, bookmark } = gathered;
  return readPage(db, articles, query, (values) => [
    ofLanguage(lang, values),
    ...(channel === undefined ? [] : [ofChannel(`${values.add(channel)}::int`)]),
    ...(bookmark === undefined ? [] : [ofBookmark(`${values.add(bookmark)}::int`)]),
  ]);
}

export async function readChanges(db: Database, lang: string, query: ListQuery) {
  return readPage(db, changes, query, (values) => [ofLanguage(lang, values)]);
}

const address = rowShape({ path: articleRow.path, publishedDate: articleRow.publishedDate });

/** Only where articles are, for a site map: the newest, in one statement. */
export function readAddresses(db: Database, lang: string, most: number) {
  return db.rows(
    address,
    sql`${address.select} from ${sql.raw(articlesFrom)} where l.iso_code = ${languageCode(lang)}
      order by a.published_date desc, a.id desc limit ${most}::int`,
  );
}
