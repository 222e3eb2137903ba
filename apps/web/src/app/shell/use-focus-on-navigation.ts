import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/**
 * After going to another screen the focus is at its beginning, as after loading a page; a change of the query (paging, filters)
 * leaves it where it is. A screen that has put the focus somewhere itself keeps it.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        const content = main.current;
        if (!pathChanged || fromLocation === undefined || content === null) return;
        if (document.activeElement !== content && content.contains(document.activeElement)) return;
        content.focus({ preventScroll: true });
      }),
    [router, main],
  );
}
