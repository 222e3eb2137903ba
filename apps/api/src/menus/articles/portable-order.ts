// The order of articles by hand that comes with an import of articles (articles/portable/export-orders.ts).
import { shownPath } from '@redakcja/domain/articles/portable/category-paths';
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { recordChange } from '../../call/journal.ts';
import type { Database } from '../../database/database.ts';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList, textList } from '../../database/rows/sql-values.ts';
import { conflict } from '../../http/problem.ts';
import { readCategoryPaths } from '../../shared/categories/category-names.ts';
import { recordTypeOf } from '../change/change-context.ts';
import { lockMenu } from '../tree/menu-facts.ts';
import { requireSortable } from './article-order.ts';

export const importArticleOrder: Handler<'importArticleOrder'> = async (call) => {
  const { db, caller, body } = call;
  const { category, articles, dryRun = false } = body;
  const paths = await readCategoryPaths(db);
  const found = paths.idsOf(category);
  const [id] = found;
  if (id === undefined) throw conflict(`Nie ma kategorii „${shownPath(category)}”`);
  if (found.length > 1)
    throw conflict(`Kategorii „${shownPath(category)}” jest kilka: podaj menu (menu) i którą z nich (place)`);
  const { menu } = paths.pathOf(id) ?? {};
  // the menu is locked before its categories, as in every change of a menu
  if (menu !== undefined) await lockMenu(db, menu);
  const element = await requireSortable(db, caller, id);
  if (element.articleSort !== ArticleSortOnCategory.User) throw conflict(menuMessages.notByHand);
  const places = await changedPlaces(db, id, articles);
  if (dryRun || places.length === 0) return { body: { moved: places.length } };
  await writePlaces(db, id, places);
  await recordChange(db, call, {
    area: JournalArea.Menus,
    operation: JournalOperation.Reorder,
    recordType: recordTypeOf[element.type],
    recordId: id,
    recordName: element.displayText,
    before: { moved: 0 },
    after: { moved: places.length },
  });
  return { body: { moved: places.length } };
};

const placeRow = rowShape({ base: integer('w.base_article_id'), rank: text('r.rank::text') });
type Place = { base: number; rank: string };

/** The articles that get another rank: of those that are named, the first gets the lowest, and so on. */
function changedPlaces(db: Database, categoryId: number, keys: readonly string[]): Promise<Place[]> {
  return db.rows(
    placeRow,
    sql`with named as (
        select o.base_article_id, o.rank, min(e.place) as place from unnest(${textList(keys)}) with ordinality as e (key, place)
        join base_articles b on b.key = e.key
        join menu_article_order o on o.base_article_id = b.id and o.menu_element_id = ${categoryId}
        group by 1, 2),
      wanted as (select base_article_id, rank as former, row_number() over (order by place) as n from named),
      ranks as (select rank, row_number() over (order by rank) as n from named)
      ${placeRow.select} from wanted w join ranks r on r.n = w.n where r.rank <> w.former order by r.n`,
  );
}

/** No rank is that far away: what moves steps aside first, since no rank may be there twice, not even for a moment. */
const aside = sql`1e18`;

async function writePlaces(db: Database, categoryId: number, places: readonly Place[]): Promise<void> {
  const bases = idList(places.map(({ base }) => base));
  const own = sql`menu_element_id = ${categoryId} and base_article_id = any(${bases})`;
  await db.execute(sql`update menu_article_order set rank = rank - ${aside} where ${own}`);
  await db.execute(sql`update menu_article_order o set rank = w.rank::numeric
    from unnest(${bases}, ${textList(places.map(({ rank }) => rank))}) as w (base, rank)
    where o.menu_element_id = ${categoryId} and o.base_article_id = w.base`);
}
