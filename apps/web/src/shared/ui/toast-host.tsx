import './toast-host.css';
import { Toast } from 'primereact/toast';
import { type FocusEvent, useEffect, useRef } from 'react';
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
  /** What had the focus before it went into a message. */
  const before = useRef<HTMLElement>(null);
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
  return (
    <Toast
      ref={prime}
      position="bottom-left"
      pt={{
        root: {
          onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
            if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
              before.current = relatedTarget;
          },
        },
      }}
      onRemove={() => {
        // A closed message takes its button with it, and the next Tab would begin at the top of the page.
        if (document.activeElement?.closest('.p-toast')) before.current?.focus();
      }}
    />
  );
}
