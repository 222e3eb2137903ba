import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from '../shared/ui/messages/toast-store.ts';

/** Failures stay until they are closed, but not on the next screen. Where a screen leads on by itself, it has just said why. */
export function useToastsOfScreen(): void {
  const { history } = useRouter();
  useEffect(() => {
    let { pathname } = history.location;
    return history.subscribe(({ location, action }) => {
      if (location.pathname !== pathname && action.type !== 'REPLACE') toast.leaveScreen();
      pathname = location.pathname;
    });
  }, [history]);
}
