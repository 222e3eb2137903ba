import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

const product = 'Redakcja BIP';

/** Title of the tab from the map of routes; a screen with a name of its own sets it with usePageTitle. */
export function useDocumentTitle(): void {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  useEffect(() => {
    document.title = title === undefined ? product : `${title} – ${product}`;
  }, [title]);
}
