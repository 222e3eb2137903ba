// One category as it is in the tree, without its descendants.
import { removalObstacles } from '@redakcja/domain/menus/placement';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { MenuType } from '@redakcja/generated/model/menuType';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { Usages } from '@redakcja/generated/model/usages';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import type { Handler } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { idRow } from '../../database/rows/row-shape.ts';
import { notFound } from '../../http/problem.ts';
import { languageCode } from '../../shared/languages.ts';
import { readUsages } from '../../shared/usages.ts';
import { groupsByCategory, readArticleGroups } from '../articles/menu-article-groups.ts';
import { menuElementReferences } from '../change/menu-references.ts';
import { elementPresenter, languagesFor, type Reading } from './element-presenter.ts';
import { branchFacts, branchOf } from './menu-facts.ts';
import { readElementRows } from './menu-rows.ts';

/** Ids of the categories under a parent in their order. */
export async function siblingIds(db: Database, type: MenuType, parentId: number | null): Promise<number[]> {
  // "is not distinct from" uses no index
  const isChild = parentId === null ? sql`parent_id is null` : sql`parent_id = ${parentId}`;
  const rows = await db.rows(
    idRow,
    sql`${idRow.select} from menu_elements where type = ${type} and ${isChild} order by position`,
  );
  return rows.map(({ id }) => id);
}

/** A category and the ids of it and its siblings; null when it does not exist. */
export async function findElement(
  db: Database,
  caller: Caller,
  id: number,
  reading: Reading,
): Promise<{ element: MenuElement; siblings: number[] } | null> {
  const rows = await readElementRows(db, [id], reading.language.id);
  const [row] = rows.elements;
  if (row === undefined) return null;
  const groups = await readArticleGroups(db, id);
  const branch = await branchOf(db, id);
  const facts = await branchFacts(db, caller, branch);
  const siblings = await siblingIds(db, row.type, row.parentId);
  const order = Math.max(0, siblings.indexOf(id));
  const reader = { ...reading, caller, addDefaultUrl: false, translations: true };
  const { own, hasExternalLinks } = elementPresenter(rows, groupsByCategory(groups), reader)(row);
  const element: MenuElement = {
    ...own,
    parentElementId: row.parentId,
    level: row.level,
    isMainMenuElement: row.parentId === null,
    children: [],
    order,
    previousElement: siblings[order - 1] ?? null,
    childCount: branch.childCount,
    canDelete: removalObstacles(facts).length === 0,
    hasExternalLinks: hasExternalLinks || facts.hasExternalBelow,
  };
  return { element, siblings };
}

const missing = (id: number) => notFound(`Nie znaleziono kategorii o numerze ${id}`);

export const getMenuElement: Handler<'getMenuElement'> = async ({ db, caller, params: { id }, query }) => {
  const found = await findElement(db, caller, id, await languagesFor(db, languageCode(query.lang)));
  if (found === null) throw missing(id);
  return { body: found.element };
};

export const listMenuElementUsages: Handler<'listMenuElementUsages'> = async ({ db, caller, params: { id } }) => {
  const found = await findElement(db, caller, id, await languagesFor(db, languageCode()));
  if (found === null) throw missing(id);
  const branch = await branchOf(db, id);
  const mayNamePeople = caller.permissions.has(PermissionName.ManageUsers);
  const [facts, groups] = [
    await branchFacts(db, caller, branch),
    await readUsages(db, menuElementReferences, { ids: branch.ids, mayNamePeople }),
  ];
  const obstacles = removalObstacles(facts);
  return {
    body: {
      id,
      name: found.element.displayText,
      canDelete: obstacles.length === 0,
      obstacles,
      groups,
    } satisfies Usages,
  };
};
