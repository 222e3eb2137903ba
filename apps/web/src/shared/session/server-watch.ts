// Whether the server answers. When a call gets no answer although the browser has a network, the server is asked until it does.
import { useSyncExternalStore } from 'react';
import { apiUrl } from './api-address.ts';

/** Milliseconds between two questions. */
const pause = 5000;

let isAway = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (isAway === next) return;
  isAway = next;
  for (const listener of listeners) listener();
  if (isAway) setTimeout(() => void ask(), pause);
}

async function ask(): Promise<void> {
  if (!isAway) return;
  const address = apiUrl('/readyz');
  const mode = new URL(address).origin === window.location.origin ? 'same-origin' : 'no-cors';
  const answer = await fetch(address, { mode, cache: 'no-store' }).catch(() => undefined);
  if (answer !== undefined && (answer.ok || answer.type === 'opaque')) set(false);
  else setTimeout(() => void ask(), pause);
}

/** Statuses of a proxy whose server is away, or of a server whose database is. */
const awayStatuses = [502, 503, 504];

/** Told of every call: the status of its answer, undefined without one. */
export function reportStatus(status: number | undefined): void {
  set(status === undefined ? navigator.onLine : awayStatuses.includes(status));
}

/** Calls the listener when the server has gone away or is back. */
export function onServerWatch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isServerAway = (): boolean => isAway;

export function useIsServerAway(): boolean {
  return useSyncExternalStore(onServerWatch, isServerAway);
}
