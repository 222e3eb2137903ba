import { Link } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import type { NavEntry, NavLink } from './navigation.ts';
import type { CountOf } from './use-article-counts.ts';

interface SidebarGroupProps {
  entry: NavEntry;
  links: readonly NavLink[];
  /** URL of the link of the current screen. */
  current: string | undefined;
  countOf: CountOf;
}

export function SidebarGroup({ entry, links, current, countOf }: SidebarGroupProps) {
  const id = useId();
  const holdsCurrent = links.some((link) => link.to === current);
  const [isOpen, setOpen] = useState(holdsCurrent);
  useEffect(() => {
    if (holdsCurrent) setOpen(true);
  }, [holdsCurrent]);
  return (
    <li>
      <button
        type="button"
        className="nav-entry flex align-items-center w-full text-left no-underline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((open) => !open)}
      >
        <i className={`pi pi-${entry.icon}`} aria-hidden="true" />
        <span className="nav-label flex-1">{entry.label}</span>
        <i className={`pi pi-chevron-${isOpen ? 'down' : 'right'}`} aria-hidden="true" />
      </button>
      <ul id={id} className="m-0 p-0 list-none" hidden={!isOpen}>
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              // the overview of the settings is above the other screens
              activeOptions={{ exact: true }}
              search={link.status === undefined ? {} : { status: String(link.status) }}
              className="nav-link flex align-items-center w-full no-underline"
              aria-current={current === link.to ? 'page' : undefined}
            >
              <span className="nav-label flex-1">{link.label}</span>
              <NavCount value={link.count && countOf(link.count.isSystem, link.count.status)} />
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

const number = new Intl.NumberFormat('pl-PL', { useGrouping: 'always' });

function NavCount({ value }: { value: number | undefined }) {
  if (value === undefined) return null;
  return <span className="nav-count tabular text-center">{number.format(value)}</span>;
}
