// One category as the tree has it, without what is under it.
import { removalObstacles } from '@redakcja/domain/menus/placement';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { MenuType } from '@redakcja/generated/model/menuType';
import type { Usages } from '@redakcja/generated/model/usages';
import type { Handler } from '../contract/handler.ts';
import { idRow } from '../database/row-shape.ts';
import type { Caller } from '../shared/caller.ts';
import { languageCode } from '../shared/languages.ts';
import { notFound } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import { preparedSelect } from '../shared/sql-values.ts';
import { readUsages } from '../shared/usages.ts';
import { branchFacts, branchOf } from './menu-facts.ts';
import { menuElementReferences } from './menu-references.ts';
import { type LanguageRow, readElementRows } from './menu-rows.ts';
import { elementPresenter, languagesFor } from './menu-tree.ts';

const siblings = preparedSelect(
  idRow,
  'from menu_elements where type = $1 and parent_id is not distinct from $2 order by position',
);

/** Ids of the categories under a parent in their order. */
export async function siblingIds(
  { read }: Pick<Services, 'read'>,
  type: MenuType,
  parentId: number | null,
): Promise<number[]> {
  return (await read(siblings, [type, parentId])).map(({ id }) => id);
}

interface Reading {
  languages: readonly LanguageRow[];
  language: LanguageRow;
}

/** Null when it is gone. */
export async function findElement(
  services: Services,
  caller: Caller,
  id: number,
  reading: Reading,
): Promise<MenuElement | null> {
  const rows = await readElementRows(services, id, reading.language.id);
  const [row] = rows.elements;
  if (row === undefined) return null;
  const branch = await branchOf(services.db, id);
  const [facts, around, children] = await Promise.all([
    branchFacts(services.db, caller, branch),
    siblingIds(services, row.type, row.parentId),
    siblingIds(services, row.type, id),
  ]);
  const order = Math.max(0, around.indexOf(id));
  const element = elementPresenter(rows, { ...reading, caller, addDefaultUrl: false })(row);
  return {
    ...element,
    order,
    previousElement: around[order - 1] ?? null,
    childCount: children.length,
    canDelete: removalObstacles(facts).length === 0,
    hasExternalLinks: element.hasExternalLinks || facts.hasExternalBelow,
  };
}

const missing = (id: number) => notFound(`Nie znaleziono kategorii o numerze ${id}`);

export const getMenuElement: Handler<'getMenuElement'> = async ({ services, caller, params: { id }, query }) => {
  const element = await findElement(services, caller, id, await languagesFor(services, languageCode(query.lang)));
  if (element === null) throw missing(id);
  return { body: element };
};

export const listMenuElementUsages: Handler<'listMenuElementUsages'> = async ({ services, caller, params: { id } }) => {
  const { db } = services;
  const element = await findElement(services, caller, id, await languagesFor(services, languageCode()));
  if (element === null) throw missing(id);
  const branch = await branchOf(db, id);
  const [facts, groups] = [
    await branchFacts(db, caller, branch),
    await readUsages(db, menuElementReferences, branch.ids),
  ];
  const obstacles = removalObstacles(facts);
  return {
    body: { id, name: element.displayText, canDelete: obstacles.length === 0, obstacles, groups } satisfies Usages,
  };
};
