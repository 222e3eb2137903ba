import { placeInWords } from '@redakcja/domain/menus/menu-rows';
import type { MenuContext } from '@redakcja/domain/menus/menu-rules';
import { findElement, type Place } from '@redakcja/domain/menus/menu-tree';
import type { MenuElement } from '@redakcja/generated/model/menuElement';

type Shown = Pick<MenuContext, 'elements' | 'maxLevels'>;

/** Level, parent and sibling before it. */
export function wordsOfPlace(menu: Shown, { parentElementId, previousElementId }: Place): string {
  const find = (id: number | null) => (id === null ? null : findElement(menu.elements, id));
  const [parent, previous] = [find(parentElementId), find(previousElementId)];
  const names = { parent: parent?.displayText ?? null, previous: previous?.displayText ?? null };
  return placeInWords((parent?.level ?? 0) + 1, menu.maxLevels, names);
}

/** The sentence of a move that is made: from where to where. */
export function wordsOfMove(menu: Pick<MenuContext, 'elements'>, element: MenuElement, to: Place): string {
  const quoted = (id: number) => `„${findElement(menu.elements, id)?.displayText}”`;
  const parent = (id: number | null) => (id === null ? 'poziom główny' : quoted(id));
  const place = (id: number | null) => (id === null ? 'na początku' : `po ${quoted(id)}`);
  const words =
    element.parentElementId === to.parentElementId
      ? [place(element.previousElement), place(to.previousElementId)]
      : [parent(element.parentElementId), `${parent(to.parentElementId)}, ${place(to.previousElementId)}`];
  return `Przeniesiono „${element.displayText}”: ${words.join(' → ')}`;
}
