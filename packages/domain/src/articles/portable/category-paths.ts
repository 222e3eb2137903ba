// Categories by their Polish names, which they have on every server of an office; their ids differ.
import type { CategoryPath } from '@redakcja/generated/model/categoryPath';
import type { MenuType } from '@redakcja/generated/model/menuType';

export interface NamedCategory {
  id: number;
  type: MenuType;
  parentId: number | null;
  /** Polish display text, '' without one. */
  name: string;
}

/** „Prawo lokalne › Statut” */
export function shownPath({ path }: CategoryPath): string {
  return path.join(' › ');
}

/** Both directions between ids and paths. `categories` are in the order of the menus: with it, siblings of one name are told apart. */
export function categoryPaths(categories: readonly NamedCategory[]) {
  const byId = new Map(categories.map((one) => [one.id, one]));
  const paths = new Map<number, Required<Omit<CategoryPath, 'place'>> & Pick<CategoryPath, 'place'>>();
  const ids = new Map<string, number[]>();
  const inBothMenus = new Map<string, number[]>();
  for (const { id, type } of categories) {
    const path = namesDown(id, byId);
    const same = listIn(ids, keyOf(path, type));
    same.push(id);
    listIn(inBothMenus, keyOf(path)).push(id);
    paths.set(id, { menu: type, path, ...(same.length > 1 ? { place: same.length } : {}) });
  }
  return {
    pathOf: (id: number) => paths.get(id),
    /** All that the path can mean: several when it names no menu and both have it, none when it is unknown. */
    idsOf: ({ menu, path, place }: CategoryPath): readonly number[] => {
      const same = (menu === undefined ? inBothMenus : ids).get(keyOf(path, menu)) ?? [];
      if (menu === undefined && place === undefined) return same;
      return same.slice((place ?? 1) - 1, place ?? 1);
    },
  };
}

export type CategoryPaths = ReturnType<typeof categoryPaths>;

function namesDown(id: number, byId: ReadonlyMap<number, NamedCategory>): string[] {
  const one = byId.get(id);
  if (one === undefined) return [];
  return [...(one.parentId === null ? [] : namesDown(one.parentId, byId)), one.name];
}

const keyOf = (path: readonly string[], menu?: MenuType) => JSON.stringify([menu ?? null, ...path]);

function listIn(lists: Map<string, number[]>, key: string): number[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
