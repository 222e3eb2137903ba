import { useEffect } from 'react';

/** Long enough to read two sentences. */
const readingTime = 5000;

/**
 * Redirects a moment after the page has been seen. In a tab nobody looks at it waits: the provider's sign-in page would itself
 * have run out by the time the person comes back.
 */
export function useRedirectWhenSeen(isWanted: boolean, redirect: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timeout);
      if (document.visibilityState === 'visible') timeout = setTimeout(redirect, readingTime);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWanted, redirect]);
}
