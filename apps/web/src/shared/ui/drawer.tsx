import { lazy, type ReactNode, Suspense } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

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

/** Panel that slides in from the side, for advanced search and the like: keeps the focus inside, gives it back when closed. */
export function Drawer(props: DrawerProps) {
  useFocusReturn(props.open);
  return <Suspense>{props.open && <DrawerPanel {...props} />}</Suspense>;
}
