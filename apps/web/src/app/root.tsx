import { Outlet } from '@tanstack/react-router';

import { ToastHost } from '../shared/ui/toast-host.tsx';
import { useDocumentTitle } from './document-title.ts';

export function Root() {
  useDocumentTitle();
  return (
    <>
      <Outlet />
      <ToastHost />
    </>
  );
}
