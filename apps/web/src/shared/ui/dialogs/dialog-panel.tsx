import './dialog-panel.css';
import '../prime/prime-settings.ts';
import { Dialog as PrimeDialog } from 'primereact/dialog';
import { type ReactNode, useRef } from 'react';
import { asked, beginDialog, beginningOf } from './beginning-of-dialog.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons, the safe one first. `autoFocus` on one of them counts where the dialog has no field. */
  footer?: ReactNode;
  /** px; the dialog is never wider than the window. */
  width?: number;
  /** `alertdialog` when it interrupts with something that has to be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Without it Escape, the cross and a press beside the dialog do nothing. */
  closable?: boolean;
  className?: string;
}

/** PrimeReact's dialog with our defaults; loaded by dialog.tsx when it is first opened. */
export function DialogPanel({
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
  const panel = useRef<PrimeDialog>(null);

  /** PrimeReact would give it to the close button; what opened the dialog, such as a menu that closes, may have taken it back. */
  function takeFocus() {
    const root = panel.current?.getElement();
    const { activeElement } = document;
    // somebody was faster than the dialog was shown
    const isGiven = activeElement === panel.current?.getCloseButton() || activeElement?.matches(asked);
    const isTaken = root?.contains(activeElement) && !isGiven;
    if (root instanceof HTMLElement && !isTaken) beginningOf(root)?.focus();
  }

  return (
    <PrimeDialog
      ref={panel}
      onShow={takeFocus}
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
      <span hidden ref={beginDialog} />
    </PrimeDialog>
  );
}
