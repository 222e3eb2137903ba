import { minCategorySearch } from '@redakcja/domain/menus/menu-limits';
import { searchMenu, visibleRows } from '@redakcja/domain/menus/menu-rows';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { useDeferredValue, useMemo, useState } from 'react';

/** The visible rows of a menu: all but those of collapsed branches, or what the search finds. */
export function useCategoryRows(elements: readonly MenuElement[]) {
  const [text, setText] = useState('');
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set());
  // Deferred, so that typing does not wait for the rows of a large menu.
  const searched = useDeferredValue(text.trim());
  const search = useMemo(
    () => (searched.length >= minCategorySearch ? searchMenu(elements, searched) : undefined),
    [elements, searched],
  );
  const rows = useMemo(
    () => visibleRows(elements, { isExpanded: (id) => !collapsed.has(id), search }),
    [elements, collapsed, search],
  );

  function toggle(id: number, isOpen: boolean) {
    const next = new Set(collapsed);
    if (isOpen) next.delete(id);
    else next.add(id);
    setCollapsed(next);
  }
  return { rows, hits: search?.hits, text, setText, toggle };
}
