import type { MenuRow } from '@redakcja/domain/menus/menu-rows';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { useLayoutEffect, useRef, useState } from 'react';

/** Roving tabindex: the one row in the tab order, and moving the focus to it or to its handle. */
export function useRowFocus(rows: readonly MenuRow<MenuElement>[], isMoving: boolean) {
  const [activeId, setActiveId] = useState<number>();
  const wanted = useRef<'row' | 'handle' | undefined>(undefined);
  const activeIndex = Math.max(
    0,
    rows.findIndex((row) => row.element.elementId === activeId),
  );
  const active = rows[activeIndex];

  // After every render: only this one may mount the row, and each step of a move mounts it again.
  useLayoutEffect(() => {
    const part = wanted.current;
    if (part === undefined) return;
    wanted.current = isMoving ? part : undefined;
    const row = document.getElementById(rowIdOf(active?.element.elementId));
    const target = part === 'row' ? row : row?.querySelector<HTMLElement>('.sortable-handle');
    if (target !== document.activeElement) target?.focus({ preventScroll: true });
  });

  return {
    active,
    activeIndex,
    activate: setActiveId,
    focusNext(part: 'row' | 'handle') {
      wanted.current = part;
    },
  };
}

export const rowIdOf = (elementId: number | undefined) => `kategoria-${elementId}`;
