import { Link } from '@tanstack/react-router';
import type { NavEntry } from './navigation.ts';
import { SidebarGroup } from './sidebar-group.tsx';
import type { CountOf } from './use-article-counts.ts';

interface SidebarEntryProps {
  entry: NavEntry;
  /** URL of the link of the current screen. */
  current: string | undefined;
  isLocked: boolean;
  countOf: CountOf;
}

export function SidebarEntry({ entry, current, isLocked, countOf }: SidebarEntryProps) {
  return entry.links === undefined ? (
    <li>
      <Link
        to={entry.to ?? '/'}
        className="nav-entry flex align-items-center w-full text-left no-underline"
        aria-current={current === entry.to ? 'page' : undefined}
      >
        <i className={`pi pi-${entry.icon}`} aria-hidden="true" />
        <span className="nav-label flex-1">{entry.label}</span>
        {isLocked && (
          <>
            <i className="pi pi-lock nav-lock" aria-hidden="true" />
            <span className="visually-hidden"> (brak uprawnień)</span>
          </>
        )}
      </Link>
    </li>
  ) : (
    <SidebarGroup entry={entry} links={entry.links} current={current} countOf={countOf} />
  );
}
