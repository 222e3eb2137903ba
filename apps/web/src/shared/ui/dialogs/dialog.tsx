import { lazy, Suspense } from 'react';
import { useFocusReturn } from '../focus/use-focus-return.ts';
import type { DialogProps } from './dialog-panel.tsx';

const loadPanel = () => import('./dialog-panel.tsx');
const DialogPanel = lazy(async () => ({ default: (await loadPanel()).DialogPanel }));

/** Fetches the code of the dialogs before one is needed. */
export const preloadDialogs = () => void loadPanel().catch(() => {});

/** Modal dialog: keeps the focus inside, gives it back when closed. */
export function Dialog(props: DialogProps) {
  useFocusReturn(props.open);
  return <Suspense>{props.open && <DialogPanel {...props} />}</Suspense>;
}
