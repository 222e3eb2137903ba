import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ToastHost } from '../shared/ui/messages/toast-host.tsx';
import { toast } from '../shared/ui/messages/toast-store.ts';
import { useShownTitle } from '../shared/ui/page/page-title.ts';

export function Root() {
  useDocumentTitle();
  useToastsOfScreen();
  return (
    <>
      <Outlet />
      <ToastHost />
    </>
  );
}

const product = 'Redakcja BIP';

/** Title of the tab: what the screen is about (usePageTitle), its name in the map of routes, the product. */
function useDocumentTitle(): void {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const shown = useShownTitle();
  useEffect(() => {
    const parts = new Set([shown, screen, product].filter((part) => part !== undefined));
    document.title = [...parts].join(' – ');
  }, [shown, screen]);
}

/** Failures stay until they are closed, but not on the next screen. Where a screen leads on by itself, it has just said why. */
function useToastsOfScreen(): void {
  const { history } = useRouter();
  useEffect(() => {
    let { pathname } = history.location;
    return history.subscribe(({ location, action }) => {
      if (location.pathname !== pathname && action.type !== 'REPLACE') toast.leaveScreen();
      pathname = location.pathname;
    });
  }, [history]);
}
