// Views of a list that a user has saved with a name: its address with filters, order and hidden columns.
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { readStored, writeStored } from '../../stored.ts';

export interface SavedView {
  name: string;
  /** Path and query, as in the address bar. */
  address: string;
}

function isView(value: unknown): value is SavedView {
  const { name, address } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && typeof address === 'string' && address.startsWith('/');
}

function readViews(key: string): SavedView[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter(isView) : [];
}

/** Told when the views of a list are others, also by a notice that offers to undo and outlives the drawer. */
const changes = new EventTarget();

/** The user's views of a list, in the order of their names; a name that is saved again stands for the new view. */
export function useSavedViews(path: string) {
  const key = `redakcja-bip:widoki:${useSession().user.id}:${path}`;
  const [views, setViews] = useState(() => readViews(key));
  useEffect(() => {
    const read = () => setViews(readViews(key));
    changes.addEventListener(key, read);
    return () => changes.removeEventListener(key, read);
  }, [key]);

  function change({ name }: SavedView, saved: readonly SavedView[]) {
    const next = [...readViews(key).filter((view) => view.name !== name), ...saved];
    writeStored(
      key,
      next.toSorted((one, other) => one.name.localeCompare(other.name, 'pl')),
    );
    changes.dispatchEvent(new Event(key));
  }
  return {
    views,
    save: (view: SavedView) => change(view, [view]),
    remove: (view: SavedView) => change(view, []),
  };
}
