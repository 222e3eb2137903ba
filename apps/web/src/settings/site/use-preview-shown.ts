import { useState, useSyncExternalStore } from 'react';

const storageKey = 'redakcja-bip:podglad-strony';
/** Where there is room for it beside a form; under it the sidebar closes as well. */
const roomy = '(min-width: 1250px)';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the preview beside forms is shown: as the person left it, at first where there is room. */
export function usePreviewShown() {
  const [isRoomy] = useState(() => window.matchMedia(roomy).matches);
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(storageKey));
  const isShown = stored === null ? isRoomy : stored === 'widoczny';
  function toggle() {
    localStorage.setItem(storageKey, isShown ? 'ukryty' : 'widoczny');
    for (const notify of listeners) notify();
  }
  return { isShown, toggle };
}
