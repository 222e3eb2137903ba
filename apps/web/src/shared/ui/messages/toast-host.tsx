import { lazy, Suspense, useEffect, useState } from 'react';
import { whenToastWaits } from './toast-store.ts';

const loadPanel = () => import('./toast-panel.tsx');
const ToastPanel = lazy(async () => ({ default: (await loadPanel()).ToastPanel }));

/** Fetches the code of the messages before there is one: what fails without the network has to be told too. */
export const preloadToasts = () => void loadPanel().catch(() => {});

/** Rendered once, above all other content. */
export function ToastHost() {
  const [isLoaded, setLoaded] = useState(false);
  // a message whose code cannot be loaded waits for the next one
  useEffect(
    () =>
      whenToastWaits(
        () =>
          void loadPanel().then(
            () => setLoaded(true),
            () => {},
          ),
      ),
    [],
  );
  return <Suspense>{isLoaded && <ToastPanel />}</Suspense>;
}
