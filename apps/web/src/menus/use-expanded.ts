import { useCallback, useEffect, useState } from 'react';

function stored(key: string): ReadonlySet<number> {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.map(Number) : []);
  } catch {
    return new Set();
  }
}

/** The expanded branches of a tree, saved in the session storage. */
export function useExpanded(name: string) {
  const key = `redakcja-bip:rozwiniete:${name}`;
  const [ids, set] = useState(() => stored(key));
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify([...ids]));
    } catch {
      // Without storage the state lasts until the screen is left.
    }
  }, [key, ids]);
  const toggle = useCallback((id: number, isOpen?: boolean) => {
    set((before) => {
      const next = new Set(before);
      if (isOpen ?? !before.has(id)) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return { ids, set, toggle };
}
