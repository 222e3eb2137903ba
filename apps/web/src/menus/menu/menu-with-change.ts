import { childrenOf, findElement, withElement, withoutElement } from '@redakcja/domain/menus/menu-tree';
import type { Menu } from '@redakcja/generated/model/menu';
import type { MenuChangeResult } from '@redakcja/generated/model/menuChangeResult';
import type { MenuElement } from '@redakcja/generated/model/menuElement';

/**
 * The cached menu with a change applied. Undefined when the response shows further changes that are unknown here:
 * then the tree must be loaded again.
 */
export function menuWithChange(menu: Menu, result: MenuChangeResult): Menu | undefined {
  const elements = changedElements(menu.elements, result);
  if (elements === undefined) return undefined;
  const row = childrenOf(elements, result.parentElementId) ?? [];
  const isKnown = row.map((one) => one.elementId).join() === result.siblings.join();
  return isKnown ? { ...menu, revision: result.revision, elements: elements.map(withDerived) } : undefined;
}

function changedElements(elements: readonly MenuElement[], result: MenuChangeResult): MenuElement[] | undefined {
  const { elementId, element, parentElementId, siblings } = result;
  const before = findElement(elements, elementId);
  const others = before ? withoutElement(elements, elementId) : [...elements];
  if (element === null) return others;
  const children = before?.children ?? [];
  if (children.length !== element.childCount) return undefined;
  if (parentElementId !== null && !findElement(others, parentElementId)) return undefined;
  const previousElementId = siblings[siblings.indexOf(elementId) - 1] ?? null;
  return withElement(others, { ...element, children }, { parentElementId, previousElementId });
}

/** The properties of a category that depend on its children. */
function withDerived(element: MenuElement): MenuElement {
  const children = element.children.map(withDerived);
  const hasExternalLinks = element.url !== null || children.some((child) => child.hasExternalLinks);
  const isSame =
    hasExternalLinks === element.hasExternalLinks &&
    children.length === element.childCount &&
    children.every((child, index) => child === element.children[index]);
  return isSame ? element : { ...element, children, hasExternalLinks, childCount: children.length };
}
