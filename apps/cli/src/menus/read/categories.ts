// The categories of a menu in their order, parents before their children.
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { numberedName } from '../../shared/files/numbered-name.ts';
import type { MenuName } from './menu-names.ts';

export interface Category {
  menu: MenuName;
  element: MenuElement;
  /** Names from the root to the category. */
  names: readonly string[];
  /** Menu and names from the first level, each with its number among siblings of the same name. */
  key: string;
  parentKey: string;
  siblings: readonly MenuElement[];
}

export const rootKey = (menu: MenuName) => menu;

/** The menu and the names of a key. */
export const namesInKey = (key: string): string[] => key.split('\n');

/** Gives siblings their keys. A name has no line breaks. */
export function keyCounter(parentKey: string): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${parentKey}\n${numberedName(name, count)}`;
  };
}

export function* categoriesOf(menu: MenuName, elements: readonly MenuElement[]): Generator<Category> {
  function* under(siblings: readonly MenuElement[], names: readonly string[], parentKey: string): Generator<Category> {
    const keyOf = keyCounter(parentKey);
    for (const element of siblings) {
      const own = [...names, element.displayText];
      const key = keyOf(element.displayText);
      yield { menu, element, names: own, key, parentKey, siblings };
      yield* under(element.children, own, key);
    }
  }
  yield* under(elements, [], rootKey(menu));
}
