import { listPublicArticlesDefinition } from '@redakcja/generated/lists/listPublicArticles';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { jsonSql, utc } from '../../database/rows/json-sql.ts';
import { integer, json, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { SqlValues } from '../../database/rows/sql-values.ts';
import { type ColumnSql, condition, type ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';
import { languageCode } from '../../shared/languages.ts';
import { articlePath, mainCategory } from './public-paths.ts';

/** `isAsked` is a condition on the category `c.menu_element_id`. */
const ofCategory = (article: string, isAsked: string) =>
  `${article} in (select c.article_id from article_categories c where ${isAsked}
    and c.menu_element_id in (select id from public_category_ids))`;

/** Rows of a view by the category of their article. */
export const inCategory =
  (article: string): ColumnSql =>
  (filter, values) =>
    ofCategory(article, condition('c.menu_element_id', filter, values));

/** Of an article `a` in its language `l`. */
export const articleRow = {
  id: integer('a.base_article_id'),
  title: text('a.title'),
  shortDescription: text('a.short_description'),
  path: text(articlePath('a')),
  publishedDate: text(utc('a.published_date')),
  category: nullable(text(mainCategory('a'))),
  attachments: integer('(select count(*)::int from article_attachments x where x.article_id = a.id)'),
};

/** For what reads all of them: judged with a table of the visible categories. */
const allArticles = 'public_common_articles a join public_languages l on l.id = a.language_id';
/** For what reads a page of them: each is judged when an index brings it. */
const eachArticle = `(select * from public_articles where type = ${ArticleType.Common}) a join public_languages l on l.id = a.language_id`;

/** Common articles; system articles have their places on every page. */
const articles = {
  list: listPublicArticlesDefinition,
  row: rowShape(articleRow),
  from: eachArticle,
  countedFrom: allArticles,
  columns: { categoryId: inCategory('a.id'), publishedDate: 'a.published_date', title: 'a.title' },
  sortings: { publishedDate: 'a.published_date', title: 'a.title' },
  tieBreaker: 'a.id',
} satisfies PageSql<typeof listPublicArticlesDefinition>;

/** Asked first, so that nothing of another language is judged. */
export const ofLanguage = (row: string, lang: string, values: SqlValues) =>
  `${row}.language_id = (select id from public_languages where iso_code = ${values.add(languageCode(lang))})`;

/** What a list gathers; everything without any of it. */
export interface Gathered {
  category?: number;
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
    where s.rss_channel_id = h.id and c.article_id = a.id and c.menu_element_id in (select id from public_category_ids))
  or exists (select from rss_channel_bookmarks s where s.rss_channel_id = h.id and ${ofTags('s.bookmark_id')})))`;

function conditionsOf(lang: string, { category, channel, bookmark }: Gathered, values: SqlValues): string[] {
  const number = (id: number) => `${values.add(id)}::int`;
  return [
    ofLanguage('a', lang, values),
    ...(category === undefined ? [] : [ofCategory('a.id', `c.menu_element_id = ${number(category)}`)]),
    ...(channel === undefined ? [] : [ofChannel(number(channel))]),
    ...(bookmark === undefined ? [] : [ofBookmark(number(bookmark))]),
  ];
}

export async function readArticles(db: Database, lang: string, query: ListQuery, gathered: Gathered = {}) {
  return readPage(db, articles, query, (values) => conditionsOf(lang, gathered, values));
}

const newestFirst = 'a.published_date desc, a.id desc';
const order = rowShape({ ids: json(jsonSql<number[]>(`coalesce(json_agg(a.id order by ${newestFirst}), '[]')`)) });

/** All articles of a list in its order; `readOrdered` reads the rows of a page. */
export async function readOrder(db: Database, lang: string, gathered: Gathered): Promise<number[]> {
  const values = new SqlValues();
  const conditions = conditionsOf(lang, gathered, values);
  const text = `select ${order.columns} from ${allArticles} where ${conditions.join(' and ')}`;
  const [row] = await db.rows(order, { text, values: values.list });
  return row?.ids ?? [];
}

/** What is public no more is left out. */
export async function readOrdered(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db.rows(
    articles.row,
    sql`${articles.row.select} from ${sql.raw(eachArticle)} where a.id = any(${sql.param(ids)}::int[])
      order by ${sql.raw(newestFirst)}`,
  );
}

/** The first of all articles: an index has them, so that nobody waits for the order of all. */
export async function readNewest(db: Database, lang: string, most: number) {
  const values = new SqlValues();
  const conditions = conditionsOf(lang, {}, values);
  const text = `select ${articles.row.columns} from ${eachArticle} where ${conditions.join(' and ')}
    order by ${newestFirst} limit ${values.add(most)}::int`;
  return db.rows(articles.row, { text, values: values.list });
}

const address = rowShape({ path: articleRow.path, publishedDate: articleRow.publishedDate });

/** Only where articles are, for a site map: the newest, in one statement. */
export function readAddresses(db: Database, lang: string, most: number) {
  return db.rows(
    address,
    sql`${address.select} from ${sql.raw(allArticles)} where l.iso_code = ${languageCode(lang)}
      order by ${sql.raw(newestFirst)} limit ${most}::int`,
  );
}
