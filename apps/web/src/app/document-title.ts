import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useShownTitle } from '../shared/ui/page/page-title.ts';

const product = 'Redakcja BIP';

/** Title of the tab: what the screen is about (usePageTitle), its name in the map of routes, the product. */
export function useDocumentTitle(): void {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const shown = useShownTitle();
  useEffect(() => {
    const parts = new Set([shown, screen, product].filter((part) => part !== undefined));
    document.title = [...parts].join(' – ');
  }, [shown, screen]);
}
