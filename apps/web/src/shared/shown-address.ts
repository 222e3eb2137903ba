import { useMatches } from '@tanstack/react-router';
import type { SearchParams } from './search-params.ts';

interface ShownAddress {
  pathname: string;
  search: SearchParams;
}

/** URL of the screen that is shown: while the next one is loading, the router already has that one's. */
export function useShownAddress(): ShownAddress {
  return useMatches({
    select: (matches) => {
      const match = matches.at(-1);
      return { pathname: match?.pathname ?? '/', search: match?.search ?? {} };
    },
    structuralSharing: true,
  });
}
