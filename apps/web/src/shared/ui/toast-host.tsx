import { Toast } from 'primereact/toast';
import { useEffect, useRef } from 'react';
import { connectToasts, type ToastKind, type ToastMessage } from './toast-store.ts';

const titles: Readonly<Record<ToastKind, string>> = {
  success: 'Gotowe',
  info: 'Informacja',
  warn: 'Uwaga',
  error: 'Błąd',
};

/** PrimeReact knows a notice again by all of its parts. */
function primeMessage({ kind, text }: ToastMessage) {
  return { severity: kind, summary: titles[kind], detail: text, sticky: kind === 'error', life: 5000 };
}

/** Stands once, above everything. */
export function ToastHost() {
  const prime = useRef<Toast>(null);
  useEffect(
    () =>
      connectToasts({
        show(message) {
          // the same sentence from two calls of one screen is shown once
          prime.current?.remove(primeMessage(message));
          prime.current?.show(primeMessage(message));
        },
        withdraw: (message) => prime.current?.remove(primeMessage(message)),
      }),
    [],
  );
  // Where no screen has its save button, its pages or the buttons of a drawer.
  return <Toast ref={prime} position="bottom-left" />;
}
