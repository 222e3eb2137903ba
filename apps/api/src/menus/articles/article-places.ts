// Places of the articles of a category in the default language.
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import type { MenuArticleMoveInput } from '@redakcja/generated/model/menuArticleMoveInput';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { integer, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { conflict, notFound } from '../../http/problem.ts';

const inDefaultLanguage = sql`a.is_listed and a.language_id = (select id from languages where iso_code = 'PL')`;

const orderRow = rowShape({ bases: text() });

/** Base articles of a category in their order, read as one text: thousands of rows cost more than their sorting. */
async function orderOf(tx: Database, categoryId: number): Promise<number[]> {
  const [row] = await tx.rows(
    orderRow,
    sql`select string_agg(base_article_id::text, ',') as bases from (
      select o.base_article_id from menu_article_order o
      where o.menu_element_id = ${categoryId} and o.base_article_id in (
        select a.base_article_id from articles a join article_categories c on c.article_id = a.id
        where c.menu_element_id = ${categoryId} and ${inDefaultLanguage})
      order by o.rank) ordered
      having count(*) > 0`,
  );
  return row === undefined ? [] : row.bases.split(',').map(Number);
}

const baseRow = rowShape({ id: integer('a.id'), base: integer('a.base_article_id') });

const placedRow = rowShape({
  id: integer('a.id'),
  base: integer('o.base_article_id'),
  title: text('a.title'),
  rank: text('o.rank::text'),
});
export type PlacedArticle = RowOf<typeof placedRow>;

/** Newest versions of base articles that are in the category. */
const placedArticles = (tx: Database, categoryId: number, bases: readonly number[]) =>
  tx.rows(
    placedRow,
    sql`${placedRow.select} from menu_article_order o, lateral (
      select a.id, a.title from articles a join article_categories c on c.article_id = a.id
      where a.base_article_id = o.base_article_id and c.menu_element_id = o.menu_element_id and ${inDefaultLanguage}
      order by a.version desc limit 1) a
    where o.menu_element_id = ${categoryId} and o.base_article_id = any(${idList(bases)})`,
  );

export interface ArticleMove {
  article: PlacedArticle;
  /** The article before it now; undefined at the first place. */
  former: PlacedArticle | undefined;
  /** The article before its new place. */
  previous: PlacedArticle | undefined;
  /** Its new place, from 1. */
  position: number;
  total: number;
}

/** A move as the order of the category is now. Throws when one of the articles is not in it. */
export async function planMove(
  tx: Database,
  { categoryId, articleId }: { categoryId: number; articleId: number },
  { position, previousArticleId = null }: MenuArticleMoveInput,
): Promise<ArticleMove> {
  const ids = [articleId, ...(previousArticleId === null ? [] : [previousArticleId])];
  const bases = new Map(
    (await tx.rows(baseRow, sql`${baseRow.select} from articles a where a.id = any(${idList(ids)})`)).map((row) => [
      row.id,
      row.base,
    ]),
  );
  const order = await orderOf(tx, categoryId);
  // no base article has the number 0
  const from = order.indexOf(bases.get(articleId) ?? 0);
  if (from < 0) throw notFound(`W tej kategorii nie ma artykułu o numerze ${articleId}`);
  const others = order.toSpliced(from, 1);
  const wanted = position === undefined ? placeAfter(previousArticleId) : Math.min(position, order.length);
  const near = [order[from], order[from - 1], others[wanted - 2]];
  const placed = await placedArticles(
    tx,
    categoryId,
    near.filter((base) => base !== undefined),
  );
  const [article, former, previous] = near.map((base) => placed.find((one) => one.base === base));
  if (article === undefined) throw notFound(`W tej kategorii nie ma artykułu o numerze ${articleId}`);
  return { article, former, previous, position: wanted, total: order.length };

  function placeAfter(id: number | null): number {
    if (id === null) return 1;
    const anchor = others.indexOf(bases.get(id) ?? 0);
    if (anchor < 0) throw conflict(menuMessages.articleAnchorGone);
    return anchor + 2;
  }
}
