// The categories of a menu in their order, parents before their children.
import { getMenu } from '@redakcja/generated/axios/menus/menus';
import type { Menu } from '@redakcja/generated/model/menu';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { CommandError } from '../shared/exit-codes.ts';
import { type MenuName, menuNames, menuTypes } from './menu-names.ts';

export interface Category {
  menu: MenuName;
  element: MenuElement;
  /** Names from the root to it. */
  names: readonly string[];
  /** Identifies it by its names, and by its number among siblings of the same name. */
  key: string;
  parentKey: string;
  siblings: readonly MenuElement[];
}

export const rootKey = (menu: MenuName) => menu;

/** Numbers siblings of the same name: 1 for the first. */
export function keyCounter(parentKey: string): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${parentKey}\n${name}${count > 1 ? `\t${count}` : ''}`;
  };
}

export function* categoriesOf(menu: MenuName, elements: readonly MenuElement[]): Generator<Category> {
  function* under(siblings: readonly MenuElement[], names: readonly string[], parentKey: string): Generator<Category> {
    const keyOf = keyCounter(parentKey);
    for (const element of siblings) {
      const own = [...names, element.displayText];
      const key = keyOf(element.displayText);
      yield { menu, element, names: own, key, parentKey, siblings };
      yield* under(element.children, own, key);
    }
  }
  yield* under(elements, [], rootKey(menu));
}

export interface NamedMenu {
  name: MenuName;
  menu: Menu;
}

/** The given menu, or both. */
export async function readMenus(name: MenuName | undefined, lang?: string): Promise<NamedMenu[]> {
  const names = name === undefined ? menuNames : [name];
  const query = { categoryOnly: true, ...(lang === undefined ? {} : { lang: lang.toUpperCase() }) };
  return Promise.all(names.map(async (one) => ({ name: one, menu: await getMenu(menuTypes[one], query) })));
}

export const allCategories = (menus: readonly NamedMenu[]): Category[] =>
  menus.flatMap(({ name, menu }) => [...categoriesOf(name, menu.elements)]);

/** @throws CommandError when neither menu has it */
export async function findCategory(id: number, lang?: string): Promise<Category> {
  const found = allCategories(await readMenus(undefined, lang)).find(({ element }) => element.elementId === id);
  if (found === undefined) throw new CommandError(`Nie znaleziono kategorii o numerze ${id}`);
  return found;
}
