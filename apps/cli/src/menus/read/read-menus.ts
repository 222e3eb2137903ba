import { getMenu } from '@redakcja/generated/axios/menus/menus';
import type { Menu } from '@redakcja/generated/model/menu';
import { CommandError } from '../../shared/failures/exit-codes.ts';
import { recordNamed } from '../../shared/named-record.ts';
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

/**
 * By its number or its path. Names are those of Polish, whatever the language in which the category is wanted.
 * @throws CommandError when neither menu contains it
 */
export async function findCategory(given: string, lang?: string): Promise<Category> {
  const named = (found: readonly Category[]) => found.map((one) => ({ ...one, id: one.element.elementId }));
  const polish = named(allCategories(await readMenus(undefined)));
  const isNumber = /^\d+$/.test(given);
  const isThere = polish.some(({ id }) => String(id) === given);
  if (isNumber && !isThere) throw new CommandError(`Nie znaleziono kategorii o numerze ${given}`);
  const found = recordNamed(polish, given);
  if (lang === undefined) return found;
  return recordNamed(named(allCategories(await readMenus(undefined, lang))), String(found.id));
}
