// Word inside this process that somebody's rights have changed, so that the next call already knows. Other processes hear it from the database.

/** Id of a user, or everybody when a role has changed. */
export type AccessChange = number | 'everybody';

const listeners = new Set<(change: AccessChange) => void>();

/** To be called after the commit. */
export function announceAccessChange(...changes: readonly AccessChange[]): void {
  for (const change of changes) for (const listener of listeners) listener(change);
}

/** The answer stops it. */
export function onAccessChange(listener: (change: AccessChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
