import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useIsNarrow } from '../../../shared/ui/page/use-is-narrow.ts';

const storageKey = 'redakcja-bip:menu-boczne';

export interface SidebarState {
  isOpen: boolean;
  isOverlay: boolean;
  toggle: () => void;
  close: () => void;
}

/** Beside the content it stays as the person left it; over the content it closes by itself. */
export function useSidebar(): SidebarState {
  // section 1: under 1250 px it opens over the content
  const isOverlay = useIsNarrow();
  const [isHidden, setHidden] = useState(() => localStorage.getItem(storageKey) === 'ukryte');
  const [isOver, setOver] = useState(false);
  const pathname = useRouterState({ select: (state) => state.location.pathname });

  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another screen closes the overlay
  useEffect(() => setOver(false), [pathname, isOverlay]);

  const toggle = useCallback(() => {
    if (isOverlay) {
      setOver((open) => !open);
      return;
    }
    localStorage.setItem(storageKey, isHidden ? 'widoczne' : 'ukryte');
    setHidden(!isHidden);
  }, [isOverlay, isHidden]);
  const close = useCallback(() => setOver(false), []);
  return { isOpen: isOverlay ? isOver : !isHidden, isOverlay, toggle, close };
}
