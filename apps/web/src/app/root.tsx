import { Outlet } from '@tanstack/react-router';
import { ConfirmHost } from '../shared/ui/confirm-host.tsx';
import { ToastHost } from '../shared/ui/toast-host.tsx';
import { useDocumentTitle } from './document-title.ts';

export function Root() {
  useDocumentTitle();
  return (
    <>
      <Outlet />
      <ToastHost />
      <ConfirmHost />
    </>
  );
}
