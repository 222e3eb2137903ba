import { useState } from 'react';

function stored(key: string): ReadonlySet<number> {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.map(Number) : []);
  } catch {
    return new Set();
  }
}

/** Which branches of a tree are open; kept as long as the tab of the browser. */
export function useExpanded(name: string) {
  const key = `redakcja-bip:rozwiniete:${name}`;
  const [expanded, setExpanded] = useState(() => stored(key));
  function set(ids: ReadonlySet<number>) {
    setExpanded(ids);
    try {
      sessionStorage.setItem(key, JSON.stringify([...ids]));
    } catch {
      // Without storage the choice lasts as long as the screen.
    }
  }
  return {
    has: (id: number) => expanded.has(id),
    isNone: expanded.size === 0,
    set,
    toggle(id: number, isOpen = !expanded.has(id)) {
      const next = new Set(expanded);
      if (isOpen) next.add(id);
      else next.delete(id);
      set(next);
    },
  };
}
