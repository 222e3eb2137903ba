import { type ToastMessage as PrimeToastMessage, Toast } from 'primereact/toast';
import { type FocusEvent, useEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { connectToasts, type ToastKind, type ToastMessage } from './toast-store.ts';
import './toast-host.css';
import '../prime/prime-settings.ts';

/** Titles of failures; the text of a success needs none. */
const titles: Readonly<Partial<Record<ToastKind, string>>> = { warn: 'Uwaga', error: 'Błąd' };

/** Only what went wrong interrupts a screen reader. */
const polite = { root: { role: 'status', 'aria-live': 'polite' } } as const;

const passes = (kind: ToastKind) => kind === 'success' || kind === 'info';

/** PrimeReact identifies a message by all of its properties. */
function primeMessage({ kind, text }: ToastMessage): PrimeToastMessage {
  return {
    severity: kind,
    summary: titles[kind],
    detail: text,
    sticky: kind === 'error',
    life: 5000,
    pt: passes(kind) ? polite : undefined,
  };
}

/** More at once would cover the work. */
const maxFailures = 3;

/** Longer than a notice that is only read: what can be taken back has to be reached first. */
const actionLife = 15_000;

/** The messages themselves (toast-host.tsx). */
export function ToastPanel() {
  const prime = useRef<Toast>(null);
  /** What had the focus before it went into a message. */
  const before = useRef<HTMLElement>(null);
  /** The notice with an action that is shown. */
  const offered = useRef<PrimeToastMessage>(undefined);
  /** The last notice that passes by itself. */
  const passing = useRef<PrimeToastMessage>(undefined);
  const failures = useRef<PrimeToastMessage[]>([]);
  useEffect(
    () =>
      connectToasts({
        show(message) {
          // the same sentence from two calls of one screen is shown once
          const shown = primeMessage(message);
          prime.current?.remove(shown);
          const { action } = message;
          if (!action) {
            if (passes(message.kind)) {
              if (passing.current) prime.current?.remove(passing.current);
              passing.current = shown;
            } else {
              failures.current = [...failures.current.filter(({ detail }) => detail !== shown.detail), shown];
              for (const one of failures.current.splice(0, failures.current.length - maxFailures))
                prime.current?.remove(one);
            }
            prime.current?.show(shown);
            return;
          }
          // Only the last one: what was offered before it is in the history of its screen.
          if (offered.current) prime.current?.remove(offered.current);
          const close = () => offered.current && prime.current?.remove(offered.current);
          offered.current = {
            ...shown,
            life: actionLife,
            content: <ToastWithAction {...message} action={action} onDone={close} />,
          };
          prime.current?.show(offered.current);
        },
        leave() {
          for (const one of failures.current.splice(0)) prime.current?.remove(one);
          if (offered.current) prime.current?.remove(offered.current);
          offered.current = undefined;
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

interface ToastWithActionProps extends ToastMessage {
  action: NonNullable<ToastMessage['action']>;
  onDone: () => void;
}

/** A notice with a button for what can be done about it; each line of its text is a sentence. */
function ToastWithAction({ text, action, onDone }: ToastWithActionProps) {
  return (
    <div className="flex flex-auto align-items-center gap-3">
      <div className="flex-1 min-w-0 text-14">
        {text.split('\n').map((line) => (
          <p key={line} className="m-0">
            {line}
          </p>
        ))}
      </div>
      <Button
        variant="text"
        label={action.label}
        onClick={() => {
          onDone();
          action.run();
        }}
      />
    </div>
  );
}
