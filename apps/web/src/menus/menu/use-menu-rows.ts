import { minCategorySearch } from '@redakcja/domain/menus/menu-limits';
import { searchMenu, visibleRows } from '@redakcja/domain/menus/menu-rows';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { useDeferredValue, useMemo, useState } from 'react';
import { useExpanded } from '../use-expanded.ts';

/** The rows of a menu that are visible: those of expanded branches, or those that the filter finds. */
export function useMenuRows(name: string, elements: readonly MenuElement[]) {
  const [text, setText] = useState('');
  const expanded = useExpanded(name);
  // Deferred and memoised, so that typing does not wait for the rows of a large tree.
  const searched = useDeferredValue(text);
  const isFiltered = searched.trim().length >= minCategorySearch;
  const search = useMemo(
    () => (isFiltered ? searchMenu(elements, searched) : undefined),
    [elements, searched, isFiltered],
  );
  const rows = useMemo(
    () => visibleRows(elements, { isExpanded: (id) => expanded.ids.has(id), search }),
    [elements, expanded.ids, search],
  );
  return { rows, hits: search?.hits, isFiltered, text, setText, expanded };
}
