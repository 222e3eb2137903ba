import { Outlet } from '@tanstack/react-router';

import { ToastHost } from '../shared/ui/messages/toast-host.tsx';
import { useDocumentTitle } from './document-title.ts';
import { useToastsOfScreen } from './use-toasts-of-screen.ts';

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
