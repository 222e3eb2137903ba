// Rules for changes of a menu (specification, sections 4, 5, 6 and 9). The server refuses with 409 and these messages, the tree shows them as tooltips.

import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuType } from '@redakcja/generated/model/menuType';
import { childrenOf, findElement, heightOf, type Place, subtreeIds } from './menu-tree.ts';

/** Means "no limit" in `maxElements` and `maxLevels`; also their minimum. */
export const unlimited = -1;

/** Limits of the two menus (specification, section 9): roots and levels. */
export const menuLimits: Readonly<Record<MenuType, { maxElements: number; maxLevels: number }>> = {
  [MenuType.Horizontal]: { maxElements: 6, maxLevels: 1 },
  [MenuType.Vertical]: { maxElements: unlimited, maxLevels: 4 },
};

/** Maximum length of a label in the tree (specification, section 9). */
export const maxMenuLabelLength = 40;

/** Minimum length of a search in the category filter (specification, section 2.5). */
export const minCategorySearch = 3;

export const menuMessages = {
  rootsFull: 'Osiągnięto maksymalną ilość kategorii głównych',
  tooDeep: (levels: number) => `Kategoria nie może być głębiej niż na ${levels}. poziomie menu`,
  parentHasUrl: 'Kategoria zawiera adres URL, więc nie może posiadać podkategorii',
  hasChildren: 'Kategoria posiada podkategorie, więc nie może zawierać adresu URL',
  underItself: 'Kategorii nie można przenieść do niej samej ani do jej podkategorii',
  unknown: 'Nie znaleziono kategorii',
  notPolish: 'Kategorie można dodawać, usuwać, przenosić i sortować tylko w polskiej wersji językowej',
  excluded: 'Brak uprawnień do tej kategorii',
  hasPublicArticles: 'Nie można usunąć kategorii, ponieważ zawiera opublikowane artykuły',
  hasExternalLinks: 'Nie można usunąć kategorii, ponieważ zawiera kategorie z łączami zewnętrznymi',
  isSystem: 'Nie można usunąć kategorii systemowej',
  sortWithUrl: 'Kategoria zawiera adres URL, więc nie można sortować jej artykułów',
  translationHasArticles: 'Nie można usunąć tłumaczenia, ponieważ kategoria ma opublikowane artykuły w tym języku',
} as const;

/** Hints why dragging is disabled in a tree or a grid (specification, section 8). */
export const dragHints = {
  switchToPolish: 'Aby przenosić kategorie, przełącz na polską wersję językową',
  removeFilters: 'Aby przenosić kategorie, usuń filtry',
  sortByUser: 'Aby zmieniać kolejność artykułów, ustaw sortowanie „Użytkownika”',
  defaultFilters: 'Aby zmieniać kolejność artykułów, przywróć domyślny zestaw filtrów',
  articlesOnlyInPolish: 'Kolejność artykułów można zmieniać tylko w polskiej wersji językowej',
} as const;

export const articleSortLabels: Readonly<Record<ArticleSortOnCategory, string>> = {
  [ArticleSortOnCategory.User]: 'Użytkownika',
  [ArticleSortOnCategory.PublishDateAscending]: 'Data publikacji rosnąco',
  [ArticleSortOnCategory.PublishDateDescending]: 'Data publikacji malejąco',
  [ArticleSortOnCategory.Alphabetical]: 'Alfabetycznie',
};

/** Input of the rules. */
export interface MenuSituation {
  maxElements: number;
  maxLevels: number;
  elements: readonly MenuElement[];
  /** The tree is shown in the default language (Polish). */
  isDefaultLanguage: boolean;
  /** Menu element ids the user may not manage; empty for an administrator. */
  excludedCategories: ReadonlySet<number>;
}

const exceeds = (value: number, limit: number) => limit !== unlimited && value > limit;

/** Why no category can be added under a parent (null: as a root); null when one can. */
export function additionRefusal(menu: MenuSituation, parentId: number | null): string | null {
  if (!menu.isDefaultLanguage) return menuMessages.notPolish;
  return parentRefusal(menu, parentId, 1);
}

function parentRefusal(menu: MenuSituation, parentId: number | null, height: number): string | null {
  if (parentId === null) {
    if (exceeds(menu.elements.length + 1, menu.maxElements)) return menuMessages.rootsFull;
    return exceeds(height, menu.maxLevels) ? menuMessages.tooDeep(menu.maxLevels) : null;
  }
  const parent = findElement(menu.elements, parentId);
  if (!parent) return menuMessages.unknown;
  if (menu.excludedCategories.has(parentId)) return menuMessages.excluded;
  if (parent.url) return menuMessages.parentHasUrl;
  return exceeds(parent.level + height, menu.maxLevels) ? menuMessages.tooDeep(menu.maxLevels) : null;
}

/** Why a category cannot be moved to a position; null when it can. */
export function moveRefusal(
  menu: MenuSituation,
  elementId: number,
  { parentElementId, previousElementId }: Place,
): string | null {
  if (!menu.isDefaultLanguage) return menuMessages.notPolish;
  const element = findElement(menu.elements, elementId);
  const row = childrenOf(menu.elements, parentElementId);
  if (!element || !row) return menuMessages.unknown;
  if (menu.excludedCategories.has(elementId)) return menuMessages.excluded;
  if (parentElementId !== null && subtreeIds(element).includes(parentElementId)) return menuMessages.underItself;
  if (
    previousElementId !== null &&
    (previousElementId === elementId || !row.some((one) => one.elementId === previousElementId))
  )
    return menuMessages.unknown;
  // Moving among siblings changes no limit.
  if (element.parentElementId === parentElementId) return null;
  return parentRefusal(menu, parentElementId, heightOf(element));
}

/** Why a category cannot be edited; null when it can. In languages other than Polish its texts in that language can be edited. */
export function editRefusal(
  menu: Pick<MenuSituation, 'excludedCategories'>,
  element: Pick<MenuElement, 'elementId'>,
): string | null {
  return menu.excludedCategories.has(element.elementId) ? menuMessages.excluded : null;
}

/** Why a category with its subcategories cannot be deleted; null when it can. */
export function removalRefusal(
  menu: Pick<MenuSituation, 'isDefaultLanguage' | 'excludedCategories'>,
  element: MenuElement,
): string | null {
  if (!menu.isDefaultLanguage) return menuMessages.notPolish;
  if (subtreeIds(element).some((id) => menu.excludedCategories.has(id))) return menuMessages.excluded;
  const all = subtree(element);
  if (all.some((one) => one.isSystem)) return menuMessages.isSystem;
  if (all.some((one) => one.hasPublicArticles)) return menuMessages.hasPublicArticles;
  // Its own URL does not prevent it; "other external-link categories" below it do (specification, section 8).
  return element.children.some((child) => child.hasExternalLinks) ? menuMessages.hasExternalLinks : null;
}

function subtree(element: MenuElement): MenuElement[] {
  return [element, ...element.children.flatMap(subtree)];
}

/** Why the articles of a category cannot be sorted; null when they can. */
export function sortRefusal(
  menu: Pick<MenuSituation, 'isDefaultLanguage' | 'excludedCategories'>,
  element: Pick<MenuElement, 'elementId' | 'url'>,
): string | null {
  if (!menu.isDefaultLanguage) return menuMessages.notPolish;
  if (menu.excludedCategories.has(element.elementId)) return menuMessages.excluded;
  return element.url ? menuMessages.sortWithUrl : null;
}

/** Why dragging is disabled in the tree; null when it is enabled. */
export function treeDragHint({
  isDefaultLanguage,
  isFiltered,
}: {
  isDefaultLanguage: boolean;
  isFiltered: boolean;
}): string | null {
  if (!isDefaultLanguage) return dragHints.switchToPolish;
  return isFiltered ? dragHints.removeFilters : null;
}

/** Why articles of a category cannot be dragged; null when they can: in Polish, sorted by the user, with the default filters. */
export function articleDragHint(grid: {
  isDefaultLanguage: boolean;
  sort: ArticleSortOnCategory;
  hasDefaultFilters: boolean;
}): string | null {
  if (!grid.isDefaultLanguage) return dragHints.articlesOnlyInPolish;
  if (grid.sort !== ArticleSortOnCategory.User) return dragHints.sortByUser;
  return grid.hasDefaultFilters ? null : dragHints.defaultFilters;
}

/** A label in the tree: at most 40 characters, then an ellipsis. */
export function shortMenuLabel(label: string): string {
  const letters = [...label];
  return letters.length > maxMenuLabelLength ? `${letters.slice(0, maxMenuLabelLength).join('')}…` : label;
}
