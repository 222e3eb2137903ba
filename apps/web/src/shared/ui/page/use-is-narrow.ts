import { useSyncExternalStore } from 'react';

/** Section 1: under 1250 px the sidebar closes, and there is less room for columns. Paper has its own layout. */
const narrow = 'screen and (max-width: 1249.98px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
}
