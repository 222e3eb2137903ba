import './menu-panel.css';
import '../prime/prime-settings.ts';
import { Menu } from 'primereact/menu';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { iconClass } from './icon.ts';
import type { MenuEntry } from './menu-entry.ts';

interface MenuPanelProps {
  id: string;
  /** The button under which it opens. */
  anchor: HTMLElement;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

function itemOf(entry: MenuEntry) {
  if (entry === 'separator') return { separator: true };
  return {
    label: entry.label,
    icon: entry.icon && iconClass(entry.icon),
    disabled: entry.disabled,
    className: entry.danger ? 'menu-item-danger' : undefined,
    command: entry.onSelect,
  };
}

/** PrimeReact's menu, open as long as it is there; loaded by menu.tsx when one is first opened. */
export function MenuPanel({ id, anchor, entries, onClose }: MenuPanelProps) {
  const menu = useRef<Menu>(null);
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    // PrimeReact finds its place and takes the focus only when it is shown after it was mounted closed
    if (!mounted) return;
    // show() reads nothing of the event but where it happened
    menu.current?.show({ currentTarget: anchor } as unknown as SyntheticEvent);
    return () => {
      if (document.activeElement === document.body) anchor.focus();
    };
  }, [mounted, anchor]);
  return <Menu ref={menu} id={id} popup popupAlignment="right" onHide={onClose} model={entries.map(itemOf)} />;
}
