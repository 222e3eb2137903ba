// Order of the articles of a category: four sortings, of which one is manual. A move writes one row, however many articles there are.
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { menuObstacle } from '@redakcja/domain/menus/menu-obstacles';
import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import { MenuType } from '@redakcja/generated/model/menuType';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import { matchesRecord } from '../../call/etag.ts';
import type { Handler } from '../../call/handler.ts';
import { recordChange } from '../../call/journal.ts';
import type { Database } from '../../database/database.ts';
import { oneOf, rowShape } from '../../database/rows/row-shape.ts';

import { badRequest, conflict, notFound, preconditionFailed } from '../../http/problem.ts';
import { requireOwnBranches } from '../../shared/categories/category-guard.ts';
import { recordTypeOf } from '../change/change-context.ts';
import { type Element, incrementMenuRevision, lockElements, lockMenu } from '../tree/menu-facts.ts';
import { type PlacedArticle, planMove } from './article-places.ts';

const { Sort, Reorder } = JournalOperation;

/** The category, locked; throws when the caller may not sort its articles. */
export async function requireSortable(tx: Database, caller: Caller, id: number): Promise<Element> {
  const element = (await lockElements(tx, [id])).get(id);
  if (element === undefined) throw notFound(`Nie znaleziono kategorii o numerze ${id}`);
  await requireOwnBranches(tx, caller, [id], 'category');
  if (element.url !== null) throw conflict(menuObstacle(menuMessages.sortWithUrl));
  return element;
}

const typeRow = rowShape({ type: oneOf(MenuType) });

export const changeMenuSortConfiguration: Handler<'changeMenuSortConfiguration'> = async (call) => {
  const { db, caller, params, body } = call;
  const articleSort = body.articleSortOnCategoryType;
  const [found] = await db.rows(typeRow, sql`select type from menu_elements where id = ${params.elementId}`);
  // the menu is locked before its categories, as in every change of a menu
  if (found !== undefined) await lockMenu(db, found.type);
  const element = await requireSortable(db, caller, params.elementId);
  if (!matchesRecord(call.ifMatch, element.revision)) throw preconditionFailed();
  const { type } = element;
  if (element.articleSort === articleSort) return {};
  await db.execute(
    sql`update menu_elements set article_sort = ${articleSort}, revision = revision + 1 where id = ${element.id}`,
  );
  await incrementMenuRevision(db, type);
  await recordChange(db, call, {
    area: JournalArea.Menus,
    operation: Sort,
    recordType: recordTypeOf[type],
    recordId: element.id,
    recordName: element.displayText,
    before: { articleSort: element.articleSort },
    after: { articleSort },
  });
  return {};
};

export const moveMenuArticle: Handler<'moveMenuArticle'> = async (call) => {
  const { db, caller, params, body } = call;
  if ((body.previousArticleId === undefined) === (body.position === undefined))
    throw badRequest('Podaj artykuł, po którym ma stanąć, albo pozycję');
  const element = await requireSortable(db, caller, params.id);
  if (element.articleSort !== ArticleSortOnCategory.User) throw conflict(menuMessages.notByHand);
  const move = await planMove(db, { categoryId: element.id, articleId: params.articleId }, body);
  const { article, former, previous, position, total } = move;
  if (former?.base !== previous?.base) {
    await place(db, element.id, article.base, previous?.rank ?? null);
    await recordChange(db, call, {
      area: JournalArea.Menus,
      operation: Reorder,
      recordType: recordTypeOf[element.type],
      recordId: element.id,
      recordName: element.displayText,
      before: { article: named(article), previous: named(former) },
      after: { article: named(article), previous: named(previous) },
    });
  }
  return { body: { position, totalItems: total, formerPreviousArticleId: former?.id ?? null } };
};

const named = (article: PlacedArticle | undefined) => (article ? { id: article.id, name: article.title } : null);

/** The middle of a gap; ranks before the first one count down, so that no rank is given twice. */
async function place(tx: Database, categoryId: number, base: number, previousRank: string | null): Promise<void> {
  const next = sql`(select min(rank) from menu_article_order
    where menu_element_id = ${categoryId} and rank > ${previousRank}::numeric and base_article_id <> ${base})`;
  const rank =
    previousRank === null
      ? sql`-nextval('menu_article_rank')`
      : sql`coalesce((${previousRank}::numeric + ${next}) * 0.5, ${previousRank}::numeric + 1)`;
  await tx.execute(
    sql`update menu_article_order set rank = ${rank} where menu_element_id = ${categoryId} and base_article_id = ${base}`,
  );
}
