import { Toast } from 'primereact/toast';
import { useEffect, useRef } from 'react';
import { connectToasts, type ToastKind } from './toast-store.ts';

const titles: Readonly<Record<ToastKind, string>> = {
  success: 'Gotowe',
  info: 'Informacja',
  warn: 'Uwaga',
  error: 'Błąd',
};

/** Stands once, above everything. */
export function ToastHost() {
  const prime = useRef<Toast>(null);
  useEffect(
    () =>
      connectToasts(({ kind, text }) => {
        const message = { severity: kind, summary: titles[kind], detail: text };
        // the same sentence from two calls of one screen is shown once
        prime.current?.remove(message);
        prime.current?.show({ ...message, sticky: kind === 'error', life: 5000 });
      }),
    [],
  );
  // Where no screen has its save button, its pages or the buttons of a drawer.
  return <Toast ref={prime} position="bottom-left" />;
}
