import './home.css';
import { articles } from '../../articles/resources.ts';
import { useSession } from '../../shared/session/session.ts';
import { LinkButton } from '../../shared/ui/buttons/link-button.tsx';
import { ArticleTasks } from './article-tasks.tsx';
import { BrokenLinks } from './broken-links.tsx';
import { FirstSteps, useFirstSteps } from './first-steps.tsx';
import { SectionLinks } from './section-links.tsx';
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
