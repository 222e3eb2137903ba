import { lazy, type ReactNode, type Ref, Suspense, useId, useState } from 'react';
import type { MenuEntry } from './menu-entry.ts';

interface MenuButtonProps {
  /** Accessible name of a button that has no text of its own. */
  label?: string;
  children: ReactNode;
  /** As a function where finding out what can be done takes time: it is asked when the menu opens. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  className?: string;
  tabIndex?: number;
  ref?: Ref<HTMLButtonElement>;
}

const MenuPanel = lazy(async () => ({ default: (await import('./menu-panel.tsx')).MenuPanel }));

/** Button that opens a menu: arrows move, Escape closes and gives the focus back. */
export function MenuButton({ label, children, entries, className, tabIndex, ref }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={className}
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor((open) => (open ? null : currentTarget))}
      >
        {children}
      </button>
      {anchor && (
        <Suspense>
          <MenuPanel
            id={id}
            anchor={anchor}
            entries={typeof entries === 'function' ? entries() : entries}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
