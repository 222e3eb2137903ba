import './dialog-panel.css';
import { Dialog as PrimeDialog } from 'primereact/dialog';
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
