import { useEffect, useSyncExternalStore } from 'react';

let shown: string | undefined;
const listeners = new Set<() => void>();

function put(title: string | undefined): void {
  shown = title;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Title of a screen whose URL alone does not identify it: several tabs can be told apart. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    put(title);
    return () => put(undefined);
  }, [title]);
}

/** The name that the screen has given itself. */
export function useShownTitle(): string | undefined {
  return useSyncExternalStore(listen, () => shown);
}
