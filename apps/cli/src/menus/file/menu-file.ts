// The format of menu files: categories in their order, with the texts of all languages and without ids.

import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { articleIdOf } from '../../shared/article-keys.ts';
import { CommandError } from '../../shared/failures/exit-codes.ts';
import { type ArticleOrder, defaultOrder, orderNamed } from '../read/article-orders.ts';
import { type Category, keyCounter, namesInKey, rootKey } from '../read/categories.ts';
import type { MenuName } from '../read/menu-names.ts';
import { allCategories, type NamedMenu } from '../read/read-menus.ts';

export interface Texts {
  displayText: string;
  title: string;
  url: string | null;
  target: LinkTarget;
}

/** A category of a file. */
export interface Entry {
  menu: MenuName;
  key: string;
  parentKey: string;
  names: readonly string[];
  polish: Texts & { description: string | null };
  isHidden: boolean;
  /** Order of its articles; a category with an address has none, so that it is by hand. */
  articleOrder: ArticleOrder;
  /** Menu and path of its destination category, with the numbers of siblings of the same name. */
  linkToCategory: readonly string[] | null;
  /** Its number, or its language and title. */
  linkToArticle: number | readonly string[] | null;
  languages: Readonly<Record<string, Texts>>;
}

/** Fields of an entry that are saved together, without its position. */
export type EntryFields = Omit<Entry, 'menu' | 'key' | 'parentKey' | 'names' | 'articleOrder'>;

/** Assigns positions to entries by their level, in the order of the file. */
export class EntryPlaces {
  readonly #menu: MenuName;
  readonly #above: { key: string; names: readonly string[]; keyOf: (name: string) => string }[];

  constructor(menu: MenuName) {
    this.#menu = menu;
    this.#above = [{ key: rootKey(menu), names: [], keyOf: keyCounter(rootKey(menu)) }];
  }

  /** Null when a level is skipped. */
  place(level: number, name: string): Pick<Entry, 'menu' | 'key' | 'parentKey' | 'names'> | null {
    const parent = this.#above[level - 1];
    if (parent === undefined) return null;
    const key = parent.keyOf(name);
    const names = [...parent.names, name];
    this.#above.length = level;
    this.#above.push({ key, names, keyOf: keyCounter(key) });
    return { menu: this.#menu, key, parentKey: parent.key, names };
  }
}

const isNumber = (value: number | null): value is number => value !== null;

export function entriesOf(menus: readonly NamedMenu[], everywhere: readonly Category[]): Entry[] {
  const byId = new Map(everywhere.map((category) => [category.element.elementId, category]));
  const linked = ({ linkToMenuElementId: id }: MenuElement) => {
    const category = isNumber(id) ? byId.get(id) : undefined;
    return category === undefined ? null : namesInKey(category.key);
  };
  return allCategories(menus).map(({ menu, key, parentKey, names, element }) => ({
    menu,
    key,
    parentKey,
    names,
    polish: {
      displayText: element.displayText,
      title: element.title,
      description: element.description,
      url: element.url,
      target: element.target,
    },
    isHidden: element.isHidden,
    articleOrder: element.url === null ? orderNamed(element.articleSortOnCategoryType) : defaultOrder,
    linkToCategory: linked(element),
    linkToArticle: element.linkToArticleTranslationId,
    languages: Object.fromEntries(
      element.languages.map((one) => [
        one.languageIsoCode,
        {
          displayText: one.translatedDisplayText,
          title: one.translatedTitle,
          url: one.translatedUrl,
          target: one.translatedTarget,
        },
      ]),
    ),
  }));
}

/** `NewTab` for 20. */
export const targetName = (target: LinkTarget): string =>
  Object.entries(LinkTarget).find(([, value]) => value === target)?.[0] ?? '';

/** Undefined for an unknown name. */
export const targetOf = (name: string): LinkTarget | undefined =>
  Object.entries(LinkTarget).find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1];

/** Entries with the numbers of the articles that they name. @throws CommandError when there is none */
export async function withArticleNumbers(entries: readonly Entry[]): Promise<Entry[]> {
  const numbered: Entry[] = [];
  for (const entry of entries) {
    const { linkToArticle } = entry;
    if (linkToArticle === null || typeof linkToArticle === 'number') {
      numbered.push(entry);
      continue;
    }
    const id = await articleIdOf(linkToArticle);
    if (id === undefined) throw new CommandError(`Nie ma artykułu „${linkToArticle.join(' / ')}”`);
    numbered.push({ ...entry, linkToArticle: id });
  }
  return numbered;
}
