import { lazy, type ReactNode, Suspense } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons, the safe one first. Put `autoFocus` on what should have the focus. */
  footer?: ReactNode;
  /** px; the dialog is never wider than the window. */
  width?: number;
  /** `alertdialog` when it interrupts with something that has to be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Without it Escape, the cross and a press beside the dialog do nothing. */
  closable?: boolean;
  className?: string;
}

const loadPanel = () => import('./dialog-panel.tsx');
const DialogPanel = lazy(async () => ({ default: (await loadPanel()).DialogPanel }));

/** Fetches the code of the dialogs before one is needed. */
export const preloadDialogs = () => void loadPanel().catch(() => {});

/** Modal dialog: keeps the focus inside, gives it back when closed. */
export function Dialog(props: DialogProps) {
  useFocusReturn(props.open);
  return <Suspense>{props.open && <DialogPanel {...props} />}</Suspense>;
}
