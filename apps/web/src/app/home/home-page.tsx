import './home.css';
import { Link } from '@tanstack/react-router';
import { articles } from '../../articles/resources.ts';
import { useSession } from '../../shared/session/session.ts';
import { LinkButton } from '../../shared/ui/buttons/link-button.tsx';
import { navigation } from '../shell/sidebar/navigation.ts';
import { ArticleTasks } from './article-tasks.tsx';
import { BrokenLinks } from './broken-links.tsx';
import { FirstSteps, useFirstSteps } from './first-steps.tsx';
import { StaleList } from './stale-list.tsx';
import { StartedDrafts } from './started-drafts.tsx';
import { StatusTiles } from './status-tiles.tsx';

/** The main page: what waits for this person, or links to the sections of a user without articles. */
export function HomePage() {
  const { user, parameters, can, canEnter } = useSession();
  const firstName = user.displayName.split(' ')[0] || user.userName;
  const { create } = articles;
  const firstSteps = useFirstSteps();
  return (
    <>
      <div className="home-head flex flex-wrap align-items-center justify-content-between gap-3">
        <div className="home-greeting">
          <h1>Dzień dobry, {firstName}</h1>
          <p className="mt-1 mb-0 muted">
            {[...new Set(['Biuletyn Informacji Publicznej', parameters.officeName])].join(' · ')}
          </p>
        </div>
        {can('createArticle') && (
          <LinkButton to={`${articles.path}/${create.word}`} label={create.button} icon="plus" />
        )}
      </div>
      {firstSteps && <FirstSteps steps={firstSteps} />}
      {/* loaded already, and not moved by the card above */}
      <div className={firstSteps === undefined ? 'home-waiting' : ''} aria-busy={firstSteps === undefined || undefined}>
        {canEnter('articles') ? (
          <>
            <StatusTiles />
            <ArticleTasks />
          </>
        ) : (
          <SectionLinks />
        )}
        <StartedDrafts />
        {canEnter('settings') && <StaleList />}
        {canEnter('settings') && <BrokenLinks />}
      </div>
    </>
  );
}

/** Tiles of the sections the person may enter. */
function SectionLinks() {
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
