import './home.css';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { useSession } from '../../shared/session/session.ts';
import { ArticleShortList } from './article-short-list.tsx';
import { BrokenLinks } from './broken-links.tsx';
import { SectionLinks } from './section-links.tsx';
import { StaleList } from './stale-list.tsx';
import { StatusTiles } from './status-tiles.tsx';

/** The main page: pending work of an editor, or links to the sections of a user without articles. */
export function HomePage() {
  const { user, parameters, canEnter } = useSession();
  const firstName = user.displayName.split(' ')[0] || user.userName;
  return (
    <>
      <h1>Dzień dobry, {firstName}</h1>
      <p className="home-office muted">Biuletyn Informacji Publicznej · {parameters.officeName}</p>
      {canEnter('articles') ? (
        <>
          <StatusTiles />
          <div className="home-lists gap-3 align-items-start">
            <ArticleShortList
              title="Wersje robocze"
              status={ArticleStatus.Draft}
              sorting="createdDate;desc"
              date="createdDate"
              dateLabel="Utworzono"
              empty="Żaden artykuł nie czeka na dokończenie."
            />
            <ArticleShortList
              title="Wkrótce do publikacji"
              status={ArticleStatus.ToPublish}
              sorting="publishStart;asc"
              date="publishStart"
              dateLabel="Publikacja"
              empty="Żaden artykuł nie czeka na publikację."
            />
          </div>
        </>
      ) : (
        <SectionLinks />
      )}
      {canEnter('settings') && <StaleList />}
      {canEnter('settings') && <BrokenLinks />}
    </>
  );
}
