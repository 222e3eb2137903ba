// Names of tags and categories on the command line, as the server knows them.

import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { listTags } from '@redakcja/generated/axios/dictionaries/dictionaries';
import { getMenu } from '@redakcja/generated/axios/menus/menus';
import { listTagsDefinition } from '@redakcja/generated/lists/listTags';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuType } from '@redakcja/generated/model/menuType';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import { type PlacedRecord, recordNamed } from '../../shared/named-record.ts';

/** Categories of both menus by their number, or by the names down to them: „Prawo lokalne › Statut”. */
async function readCategories(): Promise<PlacedRecord[]> {
  const menus = await Promise.all(Object.values(MenuType).map((type) => getMenu(type, { categoryOnly: true })));
  return menus.flatMap(({ elements }) => placed(elements, []));
}

const placed = (elements: readonly MenuElement[], above: readonly string[]): PlacedRecord[] =>
  elements.flatMap(({ elementId: id, displayText, children }) => {
    const names = [...above, displayText];
    return [{ id, names }, ...placed(children, names)];
  });

/** @throws CommandError for one that is not there */
export async function namedCategories(given: readonly string[]) {
  if (given.length === 0) return [];
  const all = await readCategories();
  return given.map((text) => {
    const { id, names } = recordNamed(all, text);
    return { id, name: names.at(-1) ?? '' };
  });
}

/** Numbers of these categories and of all that are under them. @throws CommandError for one that is not there */
export async function branchesOf(given: readonly string[]): Promise<number[]> {
  const all = await readCategories();
  const roots = given.map((text) => recordNamed(all, text).names);
  const isUnder = (names: readonly string[]) => roots.some((root) => root.every((name, i) => names[i] === name));
  return all.filter(({ names }) => isUnder(names)).map(({ id }) => id);
}

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

/** @throws CommandError for a tag that the language does not have */
export async function tagIds(names: readonly string[], lang: string): Promise<number[]> {
  const known = await new TagNames(names).inLanguage(lang);
  return names.map((name) => {
    const id = known.get(name);
    if (id === undefined) throw new CommandError(`Nie ma tagu „${name}” w języku ${lang}`, exitCodes.usage);
    return id;
  });
}
