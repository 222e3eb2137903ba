// What counts as the person being there (section 4). The session clock listens; screens only need this for work the page's events don't show.
type Listener = () => void;
const listeners = new Set<Listener>();

/** Resets the clock of the session. */
export function reportActivity(): void {
  for (const listener of listeners) listener();
}

export function onActivity(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
