import { useBlocker } from '@tanstack/react-router';
import { confirm } from '../../ui/dialogs/confirm.ts';

/** Signing in again does not ask: the draft is offered afterwards. */
const signIn = '/login';

const leaving = {
  title: 'Wyjść bez zapisywania?',
  message: 'Masz niezapisane zmiany. Po wyjściu zostaną odrzucone.',
  action: 'Wyjdź bez zapisywania',
};

const signingOut = {
  title: 'Wylogować bez zapisywania?',
  message: 'Masz niezapisane zmiany. Po wylogowaniu zostaną odrzucone.',
  action: 'Wyloguj bez zapisywania',
};

/** Asks before navigation or closing the page discards unsaved changes. */
export function useLeaveGuard(isDirty: () => boolean, discard: () => void): void {
  useBlocker({
    async shouldBlockFn({ current, next }) {
      if (!isDirty() || current.pathname === next.pathname || next.pathname === signIn) return false;
      const leaves = await confirm({
        ...(next.pathname === '/logout' ? signingOut : leaving),
        cancel: 'Zostań',
        danger: true,
      });
      if (leaves) discard();
      return !leaves;
    },
    enableBeforeUnload: isDirty,
  });
}
