// The tree of a menu as a list of rows, and the place of a category between two of them.
import { foldLetters } from '../shared/text/fold-letters.ts';
import { type MenuNode, type Place, subtreeIds } from './menu-tree.ts';

/** A category as a row of the tree. */
export interface MenuRow<Node> {
  element: Node;
  /** Displayed level, 1 for a root. */
  level: number;
  /** Position among its siblings, from 1, and their number. */
  position: number;
  setSize: number;
  isExpanded: boolean;
}

/** Result of a search. */
export interface MenuSearch {
  /** Categories whose text contains it. */
  hits: ReadonlySet<number>;
  /** The hits and their ancestors. */
  shown: ReadonlySet<number>;
}

interface RowOptions {
  isExpanded: (id: number) => boolean;
  /** Only these are visible; their branches are expanded. */
  search?: MenuSearch | undefined;
}

/** The visible rows, in the order of the menu. */
export function visibleRows<Node extends MenuNode<Node>>(
  elements: readonly Node[],
  options: RowOptions,
): MenuRow<Node>[] {
  const rows: MenuRow<Node>[] = [];
  const { search } = options;
  function add(all: readonly Node[], level: number) {
    const row = search ? all.filter((one) => search.shown.has(one.elementId)) : all;
    row.forEach((element, index) => {
      const isOpen = search
        ? element.children.some((child) => search.shown.has(child.elementId))
        : element.children.length > 0 && options.isExpanded(element.elementId);
      rows.push({ element, level, position: index + 1, setSize: row.length, isExpanded: isOpen });
      if (isOpen) add(element.children, level + 1);
    });
  }
  add(elements, 1);
  return rows;
}

/** Categories whose displayed text contains a text, whatever its case and diacritics (as the search of the server), and their ancestors. */
export function searchMenu<Node extends MenuNode<Node> & { displayText: string }>(
  elements: readonly Node[],
  text: string,
): MenuSearch {
  const searched = foldLetters(text.trim());
  const hits = new Set<number>();
  const shown = new Set<number>();
  function visit(element: Node): boolean {
    const isHit = foldLetters(element.displayText).includes(searched);
    if (isHit) hits.add(element.elementId);
    let isShown = isHit;
    for (const child of element.children) if (visit(child)) isShown = true;
    if (isShown) shown.add(element.elementId);
    return isShown;
  }
  for (const element of elements) visit(element);
  return { hits, shown };
}

/** The rows without a category and its descendants: those that it can be moved between. */
export function rowsWithout<Node extends MenuNode<Node>>(
  rows: readonly MenuRow<Node>[],
  element: Node,
): MenuRow<Node>[] {
  const own = new Set(subtreeIds(element));
  return rows.filter((row) => !own.has(row.element.elementId));
}

/** A place between two rows. */
export interface RowPlace extends Place {
  level: number;
}

/**
 * The place of a category before the row with the index `gap` (last, when there is none), as near to a level as the rows around
 * it allow: at most one deeper than the row above, at least that of the row below.
 */
export function placeBetween<Node extends MenuNode<Node>>(
  rows: readonly MenuRow<Node>[],
  gap: number,
  wantedLevel: number,
): RowPlace {
  const above = rows[gap - 1];
  if (!above) return { parentElementId: null, previousElementId: null, level: 1 };
  const level = Math.min(Math.max(wantedLevel, rows[gap]?.level ?? 1), above.level + 1);
  if (level > above.level) return { parentElementId: above.element.elementId, previousElementId: null, level };
  let at = gap - 1;
  while ((rows[at]?.level ?? level) > level) at -= 1;
  const previous = rows[at]?.element ?? above.element;
  return { parentElementId: previous.parentElementId, previousElementId: previous.elementId, level };
}

/** Position of a category among the rows without it: the index of the next row. */
export function gapOf<Node extends MenuNode<Node>>(rows: readonly MenuRow<Node>[], element: Node): number {
  const at = rows.findIndex((row) => row.element.elementId === element.elementId);
  return at < 0 ? rows.length : at;
}

interface PlaceNames {
  parent: string | null;
  previous: string | null;
}

/** Text of a place: 'poziom 2 z 4, w kategorii „Organizacja”, po „Kierownictwo”'. `maxLevels` is -1 without a limit. */
export function placeInWords(level: number, maxLevels: number, { parent, previous }: PlaceNames): string {
  const depth = maxLevels > 0 ? `poziom ${level} z ${maxLevels}` : `poziom ${level}`;
  const where = parent === null ? 'kategoria główna' : `w kategorii „${parent}”`;
  return [depth, where, previous === null ? 'na początku' : `po „${previous}”`].join(', ');
}
