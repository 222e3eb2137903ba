import { useEffect } from 'react';

/** Long enough to read two sentences. */
const readingTime = 5000;

/** Redirects shortly after the page was visible. In a hidden tab it waits: the provider's sign-in page would expire before the user returns. */
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
