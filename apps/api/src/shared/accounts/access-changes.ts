// Notifies this process of changed permissions and ended sign-ins, so that the next call uses them. Other processes are notified by the database.

/** A user id, an ended sign-in, or all users when a role has changed. */
export type AccessChange = number | { signIn: string } | 'everybody';

const listeners = new Set<(change: AccessChange) => void>();

/** Call it after the commit. */
export function announceAccessChange(...changes: readonly AccessChange[]): void {
  for (const change of changes) for (const listener of listeners) listener(change);
}

/** Returns a function that unsubscribes. */
export function onAccessChange(listener: (change: AccessChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
