import './dialog-panel.css';
import { Dialog as PrimeDialog } from 'primereact/dialog';
import { useRef } from 'react';
import type { DialogProps } from './dialog.tsx';

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

  /** What opened the dialog, such as a menu that closes, may have taken the focus back; PrimeReact would give it to the close button. */
  function takeFocus() {
    const root = panel.current?.getElement();
    const { activeElement } = document;
    const isTaken = root?.contains(activeElement) && activeElement !== panel.current?.getCloseButton();
    if (!isTaken) root?.querySelector<HTMLElement>('[data-pc-autofocus="true"]')?.focus();
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
    </PrimeDialog>
  );
}
