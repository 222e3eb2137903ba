import './drawer-panel.css';
import '../prime/prime-settings.ts';
import { Sidebar } from 'primereact/sidebar';
import { type ReactNode, useEffect } from 'react';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom, always in sight. */
  footer?: ReactNode;
  side?: 'left' | 'right';
}

/** PrimeReact's sidebar covers the page without trapping the keyboard. Overlays opened from the drawer are rendered beside the page, not in it. */
function closeRestOfPage() {
  const page = document.getElementById('app');
  page?.setAttribute('inert', '');
  return () => page?.removeAttribute('inert');
}

/** PrimeReact's sidebar with our look; loaded by drawer.tsx when it is first opened. */
export function DrawerPanel({ open, onClose, title, children, footer, side = 'right' }: DrawerProps) {
  useEffect(closeRestOfPage, []);
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
      // a "complementary" part of the page would stay open beside it; this one closes the page as a dialog does
      pt={{ root: { role: 'dialog', 'aria-modal': true } }}
    >
      <div className="drawer-body flex-1 overflow-auto">{children}</div>
      {footer !== undefined && <div className="drawer-footer flex gap-2">{footer}</div>}
    </Sidebar>
  );
}
