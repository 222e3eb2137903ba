// Views of a list that a user has saved with a name: its address with filters, order and hidden columns.
import { useState } from 'react';
import { readStored, writeStored } from '../../stored.ts';

export interface SavedView {
  name: string;
  /** Path and query, as in the address bar. */
  address: string;
}

const key = (path: string) => `redakcja-bip:widoki:${path}`;

function isView(value: unknown): value is SavedView {
  const { name, address } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && typeof address === 'string' && address.startsWith('/');
}

function readViews(path: string): SavedView[] {
  const stored = readStored(key(path));
  return Array.isArray(stored) ? stored.filter(isView) : [];
}

/** The views of a list, in the order of their names; a name that is saved again stands for the new view. */
export function useSavedViews(path: string) {
  const [views, setViews] = useState(() => readViews(path));
  function change(next: SavedView[]) {
    const sorted = next.toSorted((one, other) => one.name.localeCompare(other.name, 'pl'));
    writeStored(key(path), sorted);
    setViews(sorted);
  }
  return {
    views,
    save: (view: SavedView) => change([...views.filter(({ name }) => name !== view.name), view]),
    remove: (view: SavedView) => change(views.filter(({ name }) => name !== view.name)),
  };
}
