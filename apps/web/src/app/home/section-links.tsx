import { Link } from '@tanstack/react-router';
import { useSession } from '../../shared/session/session.ts';
import { navigation } from '../shell/sidebar/navigation.ts';

/** Tiles of the sections the person may enter. */
export function SectionLinks() {
  const { canEnter } = useSession();
  return (
    <ul className="home-tiles p-0 list-none" aria-label="Dostępne działy">
      {navigation
        .filter((entry) => canEnter(entry.section))
        .map((entry) => (
          <li key={entry.label}>
            <Link
              to={entry.to ?? entry.links?.[0]?.to ?? '/'}
              className="home-tile ink-2 flex flex-column h-full no-underline"
            >
              <i className={`pi pi-${entry.icon}`} aria-hidden="true" />
              <span>{entry.label}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
