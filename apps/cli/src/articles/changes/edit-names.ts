// Names of tags and categories on the command line, as the server knows them.

import { categoryPaths, type NamedCategory } from '@redakcja/domain/articles/portable/category-paths';
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { listTags } from '@redakcja/generated/axios/dictionaries/dictionaries';
import { getMenu } from '@redakcja/generated/axios/menus/menus';
import { listTagsDefinition } from '@redakcja/generated/lists/listTags';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuType } from '@redakcja/generated/model/menuType';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import type { Named } from './edited-article.ts';

/** Categories by their number, or by the names down to them: „Prawo lokalne › Statut”. @throws CommandError for one that is not there */
export async function namedCategories(given: readonly string[]): Promise<Named[]> {
  if (given.length === 0) return [];
  const menus = await Promise.all(
    Object.values(MenuType).map(async (type) =>
      categoriesIn(type, (await getMenu(type, { categoryOnly: true })).elements),
    ),
  );
  const all = menus.flat();
  const paths = categoryPaths(all);
  return given.map((text) => {
    const ids = paths.idsOf({ path: text.split(/\s*[›>]\s*/) });
    if (ids.length > 1)
      throw new CommandError(`Kategorii „${text}” jest kilka. Podaj numer: ${ids.join(', ')}`, exitCodes.usage);
    const found = all.find(({ id }) => String(id) === text || id === ids[0]);
    if (found === undefined) throw new CommandError(`Nie ma kategorii „${text}”`, exitCodes.usage);
    return { id: found.id, name: found.name };
  });
}

const categoriesIn = (
  type: MenuType,
  elements: readonly MenuElement[],
  parentId: number | null = null,
): NamedCategory[] =>
  elements.flatMap(({ elementId: id, displayText: name, children }) => [
    { id, type, parentId, name },
    ...categoriesIn(type, children, id),
  ]);

/** Tags by their names, of one language after another; what is missing is told with the article. */
export class TagNames {
  readonly #read = new Map<string, Promise<Map<string, number>>>();
  readonly #names: readonly string[];

  constructor(names: readonly string[]) {
    this.#names = [...new Set(names)];
  }

  async inLanguage(lang: string): Promise<ReadonlyMap<string, number>> {
    const known = this.#read.get(lang) ?? this.#find(lang);
    this.#read.set(lang, known);
    return known;
  }

  async #find(lang: string): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    for (const name of this.#names) {
      const filters = writeFilters(listTagsDefinition.columns, [
        { column: 'name', operation: 'equal', value: name },
        { column: 'languageIsoCode', operation: 'equal', value: lang },
      ]);
      const { items } = await listTags({ filters, size: 1 });
      for (const { id } of items) found.set(name, id);
    }
    return found;
  }
}
