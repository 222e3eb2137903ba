import { Sidebar } from 'primereact/sidebar';
import type { ReactNode } from 'react';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom, always in sight. */
  footer?: ReactNode;
  side?: 'left' | 'right';
}

/** Panel that slides in from the side, for advanced search and the like. */
export function Drawer({ open, onClose, title, children, footer, side = 'right' }: DrawerProps) {
  return (
    <Sidebar
      visible={open}
      onHide={onClose}
      position={side}
      header={<h2 className="drawer-title">{title}</h2>}
      className="drawer"
      ariaCloseLabel="Zamknij"
      blockScroll
      aria-label={title}
    >
      <div className="drawer-body">{children}</div>
      {footer !== undefined && <div className="drawer-footer">{footer}</div>}
    </Sidebar>
  );
}
