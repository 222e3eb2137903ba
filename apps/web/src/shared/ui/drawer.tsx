import { lazy, type ReactNode, Suspense } from 'react';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom, always in sight. */
  footer?: ReactNode;
  side?: 'left' | 'right';
}

const DrawerPanel = lazy(async () => ({ default: (await import('./drawer-panel.tsx')).DrawerPanel }));

/** Panel that slides in from the side, for advanced search and the like. */
export function Drawer(props: DrawerProps) {
  return <Suspense>{props.open && <DrawerPanel {...props} />}</Suspense>;
}
