// Places of the articles of a category in the default language, by one reading of their order.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../database/database.ts';
import { boolean, integer, type RowOf, rowShape, text } from '../database/row-shape.ts';

const placedRow = rowShape({
  id: integer('a.id'),
  base: integer('l.base'),
  title: text('a.title'),
  rank: text('l.rank::text'),
  /** From 1. */
  place: integer('l.place'),
  total: integer('t.total'),
  isMoved: boolean('l.place = m.place'),
  /** The moved one stands behind it now. */
  isFormer: boolean('l.place = m.place - 1'),
  /** The moved one is to stand behind it. */
  isPrevious: boolean('l.is_previous'),
});
export type PlacedArticle = RowOf<typeof placedRow>;

/** Where an article is to go: behind another one (null: to the first place), or to a place by its number. */
export interface Destination {
  previousArticleId?: number | null;
  position?: number;
}

const baseOf = (articleId: number | null) => sql`(select base_article_id from articles where id = ${articleId}::int)`;

/** `o` is an article, `m` the moved one, `t` the number of all. */
function isPrevious({ previousArticleId = null, position }: Destination): SQL {
  if (position === undefined) return sql`coalesce(o.base = ${baseOf(previousArticleId)}, false)`;
  const place = sql`least(${position}::int, t.total)`;
  // articles behind the moved one move up by one
  return sql`o.place = ${place} - (${place} <= m.place)::int`;
}

/** The moved article, and those that it stands behind now and then; empty when the category does not have it. */
export function placesOf(
  tx: Database,
  { categoryId, articleId }: { categoryId: number; articleId: number },
  to: Destination,
): Promise<PlacedArticle[]> {
  return queryRows(
    tx,
    placedRow,
    sql`with polish as (select id from languages where iso_code = 'PL'),
    listed as materialized (
      select o.base_article_id as base, o.rank, row_number() over (order by o.rank)::int as place
      from menu_article_order o where o.menu_element_id = ${categoryId} and o.base_article_id in (
        select a.base_article_id from articles a join article_categories c on c.article_id = a.id
        where c.menu_element_id = ${categoryId} and a.is_listed and a.language_id = (select id from polish))),
    m as (select place from listed where base = ${baseOf(articleId)}),
    t as (select count(*)::int as total from listed),
    l as (
      select o.*, ${isPrevious(to)} as is_previous from listed o, m, t)
    select ${sql.raw(placedRow.columns)} from l, m, t,
      lateral (select a.id, a.title from articles a join article_categories c on c.article_id = a.id
        where a.base_article_id = l.base and c.menu_element_id = ${categoryId} and a.is_listed
          and a.language_id = (select id from polish) order by a.version desc limit 1) a
    where l.place in (m.place, m.place - 1) or l.is_previous`,
  );
}
