import { useGetMenu } from '@redakcja/generated/menus/menus';
import type { Menu } from '@redakcja/generated/model/menu';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { MenuType } from '@redakcja/generated/model/menuType';
import { useMemo } from 'react';
import { preloadedFor } from '../../shared/preload.ts';
import type { QueryCallMeta } from '../../shared/query-meta.ts';
import { useSession } from '../../shared/session/session.ts';
import { menuParams } from './menu-query.ts';

/** The menu of a language in which not every category has a text: those have their Polish name. */
export function useMenuWithNames(
  type: MenuType,
  menu: Menu | undefined,
  { isDefaultLanguage, meta }: { isDefaultLanguage: boolean; meta: QueryCallMeta },
): Menu | undefined {
  const { languages } = useSession().parameters;
  const defaultLanguage = languages.find(({ isDefault }) => isDefault)?.isoCode ?? 'PL';
  const isNamed = isDefaultLanguage || menu === undefined || menu.elements.every(hasName);
  const { data: named } = useGetMenu(type, menuParams(defaultLanguage), {
    // the meta of the screen: in the default language it is the same query
    query: { enabled: !isNamed, staleTime: preloadedFor, meta },
  });
  return useMemo(() => {
    if (isNamed || named === undefined) return menu;
    const names = new Map(named.elements.flatMap(namesIn));
    return { ...menu, elements: menu.elements.map((element) => withName(element, names)) };
  }, [menu, named, isNamed]);
}

const hasName = ({ displayText, children }: MenuElement): boolean => displayText !== '' && children.every(hasName);

const namesIn = ({ elementId, displayText, children }: MenuElement): (readonly [number, string])[] => [
  [elementId, displayText],
  ...children.flatMap(namesIn),
];

function withName(element: MenuElement, names: ReadonlyMap<number, string>): MenuElement {
  const displayText = element.displayText || (names.get(element.elementId) ?? '');
  return { ...element, displayText, children: element.children.map((child) => withName(child, names)) };
}
