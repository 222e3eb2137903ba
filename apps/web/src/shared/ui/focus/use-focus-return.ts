import { useLayoutEffect } from 'react';

/** Gives the focus back to what had it before: PrimeReact does so only when its overlay is hidden, not when the screen takes it away. */
export function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) setTimeout(() => opener.focus());
    };
  }, [open]);
}
