// Whether the server answers. When a call gets no answer although the browser has a network, the server is asked until it does.
import { getApplicationParameters } from '@redakcja/generated/application/application';
import { useSyncExternalStore } from 'react';
import { storedLanguage } from './language.ts';

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

/** Any call would do: what it is answered with is reported like that of every call. */
async function ask(): Promise<void> {
  if (!isAway) return;
  await getApplicationParameters(storedLanguage()).catch(() => undefined);
  if (isAway) setTimeout(() => void ask(), pause);
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
