import { Sidebar } from 'primereact/sidebar';
import type { DrawerProps } from './drawer.tsx';

/** PrimeReact's sidebar with our look; loaded by drawer.tsx when it is first opened. */
export function DrawerPanel({ open, onClose, title, children, footer, side = 'right' }: DrawerProps) {
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
