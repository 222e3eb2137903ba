// Whether the server answers. A call without an answer makes the watch ask the server itself, and go on asking until it answers:
// one address that fails, or an outside service behind it, is not the server.
import { getApplicationParameters } from '@redakcja/generated/application/application';
import { useSyncExternalStore } from 'react';
import { statusOf } from '../problem.ts';
import { storedLanguage } from './stored-language.ts';

/** Milliseconds between two questions. */
const pause = 5000;

let isAway = false;
let isAsking = false;
const listeners = new Set<() => void>();

/** Statuses of a proxy whose server is away, or of a server whose database is. */
const awayStatuses = [502, 503, 504];

/** The call had no answer of the server itself, although the browser has a network. */
const hadNoAnswer = (status: number | undefined) =>
  status === undefined ? navigator.onLine : awayStatuses.includes(status);

function set(next: boolean): void {
  if (isAway === next) return;
  isAway = next;
  for (const listener of listeners) listener();
}

/** Every office has application parameters, and whoever cannot sign in may read them. */
async function ask(): Promise<void> {
  isAsking = true;
  const answered = await getApplicationParameters(storedLanguage()).then(
    () => true,
    (error: unknown) => !hadNoAnswer(statusOf(error)),
  );
  isAsking = false;
  set(!answered);
  if (isAway) setTimeout(() => void ask(), pause);
}

/** Told of every failed call: the status of its answer, undefined without one. */
export function reportFailure(status: number | undefined): void {
  if (!isAway && !isAsking && hadNoAnswer(status)) void ask();
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
