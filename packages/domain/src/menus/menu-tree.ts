// Operations on the tree of a menu. Pure: a change returns a new tree that shares unchanged nodes.

/** Fields of a category that the operations need; a `MenuElement` of the contract is assignable to it. */
export interface MenuNode<Self> {
  elementId: number;
  parentElementId: number | null;
  /** Previous sibling, null for the first. */
  previousElement: number | null;
  /** Depth, 1 for a root. */
  level: number;
  /** Index among its siblings, from 0. */
  order: number;
  isMainMenuElement: boolean;
  children: Self[];
}

/** Place of a category: under a parent (null: a root), after a sibling (null: first). */
export interface Place {
  parentElementId: number | null;
  previousElementId: number | null;
}

/** The category with this id, or null. */
export function findElement<Node extends MenuNode<Node>>(elements: readonly Node[], id: number): Node | null {
  for (const element of elements) {
    const found = element.elementId === id ? element : findElement(element.children, id);
    if (found) return found;
  }
  return null;
}

/** Number of levels of a category: 1 without subcategories. */
export function heightOf<Node extends MenuNode<Node>>(element: Node): number {
  return 1 + Math.max(0, ...element.children.map(heightOf));
}

/** Ids of a category and its descendants. */
export function subtreeIds<Node extends MenuNode<Node>>(element: Node): number[] {
  return [element.elementId, ...element.children.flatMap(subtreeIds)];
}

/** Children of a parent, the roots for null; null when there is no such parent. */
export function childrenOf<Node extends MenuNode<Node>>(
  elements: readonly Node[],
  parentId: number | null,
): readonly Node[] | null {
  return parentId === null ? elements : (findElement(elements, parentId)?.children ?? null);
}

/** The tree without a category and its descendants. */
export function withoutElement<Node extends MenuNode<Node>>(elements: readonly Node[], id: number): Node[] {
  return renumber(withoutSubtree(elements, id), null, 1);
}

function withoutSubtree<Node extends MenuNode<Node>>(elements: readonly Node[], id: number): Node[] {
  return elements
    .filter((element) => element.elementId !== id)
    .map((element) =>
      findElement(element.children, id) ? { ...element, children: withoutSubtree(element.children, id) } : element,
    );
}

/**
 * The tree with a category added at a place. With an unknown previous sibling it is added last.
 * @throws RangeError when the parent is not in the tree.
 */
export function withElement<Node extends MenuNode<Node>>(
  elements: readonly Node[],
  element: Node,
  { parentElementId, previousElementId }: Place,
): Node[] {
  if (parentElementId !== null && !findElement(elements, parentElementId))
    throw new RangeError(`No category ${parentElementId}`);
  const insert = (row: readonly Node[]): Node[] => {
    const before = row.findIndex((one) => one.elementId === previousElementId);
    const at = previousElementId === null ? 0 : before < 0 ? row.length : before + 1;
    return [...row.slice(0, at), element, ...row.slice(at)];
  };
  const put = (row: readonly Node[]): Node[] =>
    row.map((one) => {
      if (one.elementId === parentElementId) return { ...one, children: insert(one.children) };
      return parentElementId !== null && findElement(one.children, parentElementId)
        ? { ...one, children: put(one.children) }
        : one;
    });
  return renumber(parentElementId === null ? insert(elements) : put(elements), null, 1);
}

/** Sets parent, previous sibling, order and level; a node that already has them is shared. */
function renumber<Node extends MenuNode<Node>>(
  row: readonly Node[],
  parentElementId: number | null,
  level: number,
): Node[] {
  return row.map((element, order) => {
    const previousElement = row[order - 1]?.elementId ?? null;
    const children = renumber(element.children, element.elementId, level + 1);
    const isSame =
      element.parentElementId === parentElementId &&
      element.previousElement === previousElement &&
      element.order === order &&
      element.level === level &&
      children.every((child, index) => child === element.children[index]);
    return isSame
      ? element
      : { ...element, parentElementId, previousElement, order, level, isMainMenuElement: level === 1, children };
  });
}
