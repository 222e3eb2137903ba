// Rules for changes of a menu (specification, sections 4, 5, 6 and 9). The server answers 409 with these messages, the tree shows them as tooltips.

import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { exclusionRefusal } from './excluded-branches.ts';
import { maxMenuLabelLength, menuMessages } from './menu-limits.ts';
import { childrenOf, findElement, heightOf, type Place, subtreeIds } from './menu-tree.ts';
import { placementRefusal, removalObstacles } from './placement.ts';

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
export interface MenuContext {
  maxElements: number;
  maxLevels: number;
  elements: readonly MenuElement[];
  /** The tree is shown in the default language (Polish). */
  isDefaultLanguage: boolean;
  /** Menu element ids the user may not manage; empty for an administrator. */
  excludedCategories: ReadonlySet<number>;
}

/** Why no category can be added under a parent (null: as a root); null when one can. */
export function additionRefusal(menu: MenuContext, parentId: number | null): string | null {
  if (!menu.isDefaultLanguage) return menuMessages.notPolish;
  return parentRefusal(menu, parentId, 1);
}

function parentRefusal(menu: MenuContext, parentId: number | null, height: number): string | null {
  const parent = parentId === null ? null : findElement(menu.elements, parentId);
  if (parentId !== null && !parent) return menuMessages.unknown;
  const facts = parent && { ...parent, isExcluded: menu.excludedCategories.has(parent.elementId) };
  return placementRefusal(menu, { parent: facts, otherRoots: menu.elements.length, height });
}

/** Why a category cannot be moved to a place; null when it can. */
export function moveRefusal(
  menu: MenuContext,
  elementId: number,
  { parentElementId, previousElementId }: Place,
): string | null {
  if (!menu.isDefaultLanguage) return menuMessages.notPolish;
  const element = findElement(menu.elements, elementId);
  const row = childrenOf(menu.elements, parentElementId);
  if (!element || !row) return menuMessages.unknown;
  const path = [...pathTo(menu.elements, elementId), ...pathTo(menu.elements, parentElementId)];
  const refusal = exclusionRefusal(menu.excludedCategories, { path, along: subtreeIds(element) });
  if (refusal !== null) return refusal;
  if (parentElementId !== null && subtreeIds(element).includes(parentElementId)) return menuMessages.underItself;
  if (
    previousElementId !== null &&
    (previousElementId === elementId || !row.some((one) => one.elementId === previousElementId))
  )
    return menuMessages.unknown;
  // A move among siblings cannot exceed a limit.
  if (element.parentElementId === parentElementId) return null;
  return parentRefusal(menu, parentElementId, heightOf(element));
}

/** A category and its ancestors. */
function pathTo(elements: readonly MenuElement[], id: number | null): number[] {
  const element = id === null ? null : findElement(elements, id);
  return element === null ? [] : [element.elementId, ...pathTo(elements, element.parentElementId)];
}

/** Why a category cannot be edited; null when it can. In languages other than Polish its texts in that language can be edited. */
export function editRefusal(
  menu: Pick<MenuContext, 'excludedCategories'>,
  element: Pick<MenuElement, 'elementId'>,
): string | null {
  return menu.excludedCategories.has(element.elementId) ? menuMessages.excluded : null;
}

/** Why the texts of a category in another language cannot be removed; null when they can (specification, section 4, Menus). */
export function translationRemovalRefusal(
  element: Pick<MenuElement, 'publishedLanguages'>,
  isoCode: string,
): string | null {
  return element.publishedLanguages.includes(isoCode) ? menuMessages.translationHasArticles : null;
}

/** Why a category with its subcategories cannot be deleted; null when it can. */
export function removalRefusal(
  menu: Pick<MenuContext, 'isDefaultLanguage' | 'excludedCategories'>,
  element: MenuElement,
): string | null {
  if (!menu.isDefaultLanguage) return menuMessages.notPolish;
  const all = subtree(element);
  const [obstacle] = removalObstacles({
    isExcluded: all.some((one) => menu.excludedCategories.has(one.elementId)),
    isSystem: all.some((one) => one.isSystem),
    hasPublicArticles: all.some((one) => one.hasPublicArticles),
    hasExternalBelow: element.children.some((child) => child.hasExternalLinks),
  });
  return obstacle ?? null;
}

function subtree(element: MenuElement): MenuElement[] {
  return [element, ...element.children.flatMap(subtree)];
}

/** Whether a category holds articles that are or will be public, and leads nowhere else. */
export function isPlaceOfArticles({
  url,
  linkToMenuElementId,
  linkToArticleTranslationId,
  articleCounts: { published, scheduled, drafts },
}: Pick<MenuElement, 'url' | 'linkToMenuElementId' | 'linkToArticleTranslationId' | 'articleCounts'>): boolean {
  return !url && !linkToMenuElementId && !linkToArticleTranslationId && published + scheduled + drafts > 0;
}

/** Why the articles of a category cannot be sorted; null when they can. */
export function sortRefusal(
  menu: Pick<MenuContext, 'isDefaultLanguage' | 'excludedCategories'>,
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

/** A label in the tree: its first 40 characters, and the rest, which is shown where the label is looked at (specification, section 2.5). */
export function menuLabelParts(label: string): { label: string; rest: string } {
  const letters = [...label];
  const upTo = (from: number, end?: number) => letters.slice(from, end).join('');
  return { label: upTo(0, maxMenuLabelLength), rest: upTo(maxMenuLabelLength) };
}

/** The same as one text: an ellipsis stands for the rest. */
export function shortMenuLabel(name: string): string {
  const { label, rest } = menuLabelParts(name);
  return rest === '' ? label : `${label}…`;
}
