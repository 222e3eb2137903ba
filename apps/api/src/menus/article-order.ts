// Order of the articles of a category: four sortings, of which one is manual. A move writes one row, however many articles there are.
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import { MenuType } from '@redakcja/generated/model/menuType';
import { type SQL, sql } from 'drizzle-orm';
import type { Handler } from '../contract/handler.ts';
import { type Database, queryRows } from '../database/database.ts';
import { integer, oneOf, rowShape, text } from '../database/row-shape.ts';
import type { Caller } from '../shared/caller.ts';
import { recordChange } from '../shared/journal.ts';
import { badRequest, conflict, forbidden, notFound } from '../shared/problem.ts';
import { recordTypeOf } from './change-context.ts';
import { type Element, incrementMenuRevision, isExcludedFor, lockElements, lockMenu } from './menu-facts.ts';

const { Sort, Reorder } = JournalOperation;

/** The category, locked; throws when the caller may not sort its articles. */
async function requireSortable(tx: Database, caller: Caller, id: number): Promise<Element> {
  const element = (await lockElements(tx, [id])).get(id);
  if (element === undefined) throw notFound(`Nie znaleziono kategorii o numerze ${id}`);
  if (isExcludedFor(caller, id)) throw forbidden(menuMessages.excluded);
  if (element.url !== null) throw conflict(menuMessages.sortWithUrl);
  return element;
}

const typeRow = rowShape({ type: oneOf(MenuType) });

export const changeMenuSortConfiguration: Handler<'changeMenuSortConfiguration'> = async (call) => {
  const { services, caller, params, body } = call;
  const articleSort = body.articleSortOnCategoryType;
  await services.db.transaction(async (tx) => {
    const [found] = await queryRows(tx, typeRow, sql`select type from menu_elements where id = ${params.elementId}`);
    // the menu is locked before its categories, as in every change of a menu
    if (found !== undefined) await lockMenu(tx, found.type);
    const element = await requireSortable(tx, caller, params.elementId);
    const { type } = element;
    if (element.articleSort === articleSort) return;
    await tx.execute(
      sql`update menu_elements set article_sort = ${articleSort}, revision = revision + 1 where id = ${element.id}`,
    );
    await incrementMenuRevision(tx, type);
    await recordChange(tx, call, {
      area: JournalArea.Menus,
      operation: Sort,
      recordType: recordTypeOf[type],
      recordId: element.id,
      recordName: element.displayText,
      before: { articleSort: element.articleSort },
      after: { articleSort },
    });
  });
  return {};
};

const placed = rowShape({
  id: integer('a.id'),
  base: integer('o.base_article_id'),
  title: text('a.title'),
  rank: text('o.rank::text'),
});

/** Articles of a category in the default language, each once. */
const ordered = (categoryId: number) => sql`from menu_article_order o
  join lateral (
    select a.id, a.title from articles a join article_categories c on c.article_id = a.id and c.menu_element_id = o.menu_element_id
    where a.base_article_id = o.base_article_id and a.is_listed
      and a.language_id = (select id from languages where iso_code = 'PL')
    order by a.version desc limit 1
  ) a on true
  where o.menu_element_id = ${categoryId}`;

/** The same without texts, for counting: texts are looked up article by article. */
const countable = (
  categoryId: number,
) => sql`from menu_article_order o where o.menu_element_id = ${categoryId} and o.base_article_id in (
  select a.base_article_id from articles a join article_categories c on c.article_id = a.id
  where c.menu_element_id = ${categoryId} and a.is_listed and a.language_id = (select id from languages where iso_code = 'PL'))`;

async function first(tx: Database, rest: SQL) {
  const [row] = await queryRows(tx, placed, sql`select ${sql.raw(placed.columns)} ${rest} limit 1`);
  return row ?? null;
}

const counted = rowShape({ total: integer(), before: integer() });

export const moveMenuArticle: Handler<'moveMenuArticle'> = async (call) => {
  const { services, caller, params, body } = call;
  if ((body.previousArticleId === undefined) === (body.position === undefined))
    throw badRequest('Podaj artykuł, po którym ma stanąć, albo pozycję');
  return services.db.transaction(async (tx) => {
    const element = await requireSortable(tx, caller, params.id);
    if (element.articleSort !== ArticleSortOnCategory.User) throw conflict(menuMessages.notByHand);
    const articles = ordered(element.id);
    const byId = (id: number) =>
      first(tx, sql`${articles} and o.base_article_id = (select base_article_id from articles where id = ${id})`);
    const article = await byId(params.articleId);
    if (article === null) throw notFound(`W tej kategorii nie ma artykułu o numerze ${params.articleId}`);
    const others = sql`${articles} and o.base_article_id <> ${article.base}`;
    const previous =
      body.position === undefined
        ? await anchorOf(body.previousArticleId ?? null)
        : body.position === 1
          ? null
          : ((await first(
              tx,
              sql`${others} and o.base_article_id = (select o.base_article_id ${countable(element.id)}
                and o.base_article_id <> ${article.base} order by o.rank limit 1 offset ${body.position - 2})`,
            )) ?? (await first(tx, sql`${others} order by o.rank desc`)));
    const former = await first(tx, sql`${others} and o.rank < ${article.rank}::numeric order by o.rank desc`);
    if (former?.base !== previous?.base) {
      await place(tx, element.id, article.base, previous?.rank ?? null);
      await recordChange(tx, call, {
        area: JournalArea.Menus,
        operation: Reorder,
        recordType: recordTypeOf[element.type],
        recordId: element.id,
        recordName: element.displayText,
        before: { article: named(article), previous: named(former) },
        after: { article: named(article), previous: named(previous) },
      });
    }
    const [counts] = await queryRows(
      tx,
      counted,
      sql`select count(*)::int as total, (count(*) filter (where o.rank <= ${previous?.rank ?? null}::numeric
        and o.base_article_id <> ${article.base}))::int as before ${countable(element.id)}`,
    );
    return {
      body: {
        position: (counts?.before ?? 0) + 1,
        totalItems: counts?.total ?? 1,
        formerPreviousArticleId: former?.id ?? null,
      },
    };

    async function anchorOf(id: number | null) {
      if (id === null) return null;
      const anchor = await byId(id);
      if (anchor === null || anchor.base === article?.base) throw conflict(menuMessages.anchorGone);
      return anchor;
    }
  });
};

const named = (article: { id: number; title: string } | null) => article && { id: article.id, name: article.title };

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
