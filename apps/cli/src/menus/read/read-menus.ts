import { getMenu } from '@redakcja/generated/axios/menus/menus';
import type { Menu } from '@redakcja/generated/model/menu';
import { CommandError } from '../../shared/failures/exit-codes.ts';
import { type Category, categoriesOf } from './categories.ts';
import { type MenuName, menuNames, menuTypes } from './menu-names.ts';

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

/** @throws CommandError when neither menu contains it */
export async function findCategory(id: number, lang?: string): Promise<Category> {
  const found = allCategories(await readMenus(undefined, lang)).find(({ element }) => element.elementId === id);
  if (found === undefined) throw new CommandError(`Nie znaleziono kategorii o numerze ${id}`);
  return found;
}
