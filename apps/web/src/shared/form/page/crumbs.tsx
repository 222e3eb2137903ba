import './crumbs.css';
import { Link } from '@tanstack/react-router';
import { lastSeen } from '../../list/search/list-return.ts';
import { Hint } from '../../ui/messages/hint.tsx';

export interface Crumb {
  label: string;
  /** Path of a list; the link restores its filters, order and page. */
  list?: string | undefined;
}

// The current screen is not part of the trail.
const exact = { exact: true };

export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Ścieżka">
      <ol className="crumbs muted flex flex-wrap m-0 p-0 small list-none">
        {crumbs.map(({ label, list }) => (
          <li key={label}>
            {list === undefined ? (
              label
            ) : (
              <Link {...lastSeen(list)} activeOptions={exact}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function BackLink({ list }: { list: string }) {
  return (
    <Hint text="Wróć do listy" isLabel>
      <Link
        {...lastSeen(list)}
        activeOptions={exact}
        className="back-link framed ink-2 flex align-items-center justify-content-center no-underline"
        aria-label="Wróć do listy"
      >
        <i className="pi pi-arrow-left" aria-hidden="true" />
      </Link>
    </Hint>
  );
}
