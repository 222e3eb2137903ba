import { useBlocker } from '@tanstack/react-router';
import { confirm } from '../ui/confirm.ts';

/** Signing in again does not ask: the draft is offered afterwards. */
const withoutAsking = ['/login', '/logout'];

/** Asks before navigation or closing the page discards unsaved changes. */
export function useLeaveGuard(isDirty: () => boolean, discard: () => void): void {
  useBlocker({
    async shouldBlockFn({ current, next }) {
      if (!isDirty() || current.pathname === next.pathname || withoutAsking.includes(next.pathname)) return false;
      const leaves = await confirm({
        title: 'Wyjść bez zapisywania?',
        message: 'Masz niezapisane zmiany. Po wyjściu zostaną odrzucone.',
        action: 'Wyjdź bez zapisywania',
        cancel: 'Zostań',
        danger: true,
      });
      if (leaves) discard();
      return !leaves;
    },
    enableBeforeUnload: isDirty,
  });
}
