import { Menu as PrimeMenu } from 'primereact/menu';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { type IconName, iconClass } from './icon.ts';

export interface MenuAction {
  label: string;
  icon?: IconName;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

export type MenuEntry = MenuAction | 'separator';

interface MenuButtonProps {
  /** Accessible name of a button that has no text of its own. */
  label?: string;
  children: ReactNode;
  entries: readonly MenuEntry[];
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Button that opens a menu: arrows move, Escape closes and gives the focus back. */
export function MenuButton({ label, children, entries, className, ref }: MenuButtonProps) {
  const menu = useRef<PrimeMenu>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => menu.current?.toggle(event)}
      >
        {children}
      </button>
      <PrimeMenu
        ref={menu}
        id={id}
        popup
        popupAlignment="right"
        onShow={() => setOpen(true)}
        onHide={() => setOpen(false)}
        model={entries.map((entry) =>
          entry === 'separator'
            ? { separator: true }
            : {
                label: entry.label,
                icon: entry.icon && iconClass(entry.icon),
                disabled: entry.disabled,
                className: entry.danger ? 'menu-item-danger' : undefined,
                command: entry.onSelect,
              },
        )}
      />
    </>
  );
}
