import { Dialog as PrimeDialog } from 'primereact/dialog';
import { type ReactNode, useLayoutEffect } from 'react';

interface DialogProps {
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

/** Modal dialog: keeps the focus inside, gives it back when closed. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  width = 560,
  role,
  closable = true,
  className,
}: DialogProps) {
  useFocusReturn(open);
  return (
    <PrimeDialog
      visible={open}
      onHide={onClose}
      header={title}
      footer={footer}
      style={{ width }}
      className={className}
      pt={{ root: { role: role ?? 'dialog' } }}
      closable={closable}
      closeOnEscape={closable}
      draggable={false}
      resizable={false}
      blockScroll
      dismissableMask={false}
    >
      {children}
    </PrimeDialog>
  );
}

/** PrimeReact gives the focus back only when its dialog is hidden, not when the screen takes it away. */
function useFocusReturn(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) setTimeout(() => opener.focus());
    };
  }, [open]);
}
