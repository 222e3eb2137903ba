// One category as it is in the tree, without its descendants.
import { removalObstacles } from '@redakcja/domain/menus/placement';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { MenuType } from '@redakcja/generated/model/menuType';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { Usages } from '@redakcja/generated/model/usages';
import type { Caller } from '../../call/caller.ts';
import type { Handler } from '../../call/handler.ts';
import type { Services } from '../../call/services.ts';
import { idRow } from '../../database/rows/row-shape.ts';
import { preparedSelect } from '../../database/rows/sql-values.ts';
import { notFound } from '../../http/problem.ts';
import { languageCode } from '../../shared/languages.ts';
import { readUsages } from '../../shared/usages.ts';
import { groupsByCategory, readArticleGroups } from '../articles/menu-article-groups.ts';
import { menuElementReferences } from '../change/menu-references.ts';
import { elementPresenter, languagesFor, type Reading } from './element-presenter.ts';
import { branchFacts, branchOf } from './menu-facts.ts';
import { readElementRows } from './menu-rows.ts';

// "is not distinct from" uses no index
const roots = preparedSelect(idRow, 'from menu_elements where type = $1 and parent_id is null order by position');
const children = preparedSelect(idRow, 'from menu_elements where type = $1 and parent_id = $2 order by position');

/** Ids of the categories under a parent in their order. */
export async function siblingIds(
  { read }: Pick<Services, 'read'>,
  type: MenuType,
  parentId: number | null,
): Promise<number[]> {
  const rows = await (parentId === null ? read(roots, [type]) : read(children, [type, parentId]));
  return rows.map(({ id }) => id);
}

/** A category and the ids of it and its siblings; null when it does not exist. */
export async function findElement(
  services: Services,
  caller: Caller,
  id: number,
  reading: Reading,
): Promise<{ element: MenuElement; siblings: number[] } | null> {
  const [rows, groups] = await Promise.all([
    readElementRows(services, [id], reading.language.id),
    readArticleGroups(services, id),
  ]);
  const [row] = rows.elements;
  if (row === undefined) return null;
  const branch = await branchOf(services.db, id);
  const [facts, siblings] = await Promise.all([
    branchFacts(services.db, caller, branch),
    siblingIds(services, row.type, row.parentId),
  ]);
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

export const getMenuElement: Handler<'getMenuElement'> = async ({ services, caller, params: { id }, query }) => {
  const found = await findElement(services, caller, id, await languagesFor(services, languageCode(query.lang)));
  if (found === null) throw missing(id);
  return { body: found.element };
};

export const listMenuElementUsages: Handler<'listMenuElementUsages'> = async ({ services, caller, params: { id } }) => {
  const { db } = services;
  const found = await findElement(services, caller, id, await languagesFor(services, languageCode()));
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
