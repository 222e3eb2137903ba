import { lazy, Suspense } from 'react';
import { useFocusReturn } from '../focus/use-focus-return.ts';
import type { DrawerProps } from './drawer-panel.tsx';

const DrawerPanel = lazy(async () => ({ default: (await import('./drawer-panel.tsx')).DrawerPanel }));

/** Panel that slides in from the side, for advanced search and the like: keeps the focus inside, gives it back when closed. */
export function Drawer(props: DrawerProps) {
  useFocusReturn(props.open);
  return <Suspense>{props.open && <DrawerPanel {...props} />}</Suspense>;
}
