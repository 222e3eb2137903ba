import sign from '@redakcja/site/bip.svg?url';
import { FeedsPage } from '@redakcja/site/pages/feeds-page';
import { HomePage } from '@redakcja/site/pages/home-page';
import { ownPath, pages } from '@redakcja/site/parts/addresses';
import styleSheet from './bulletin.css?url';
import type { PreviewedPage } from './preview-page.ts';

interface BulletinPageProps {
  page: PreviewedPage;
  /** What is being edited decides which page is shown. */
  place: string | undefined;
  isContrast: boolean;
}

/** The page of the bulletin as the server makes it (packages/site), marked as a preview. */
export function BulletinPage({ page, place, isContrast }: BulletinPageProps) {
  const { frame, origin, articles, changes, now } = page;
  const isFeeds = place?.startsWith('rss-');
  const context = {
    frame,
    now,
    sign,
    styleSheet,
    origin,
    path: ownPath(frame.site.language.isoCode, isFeeds ? pages.feeds : pages.home),
    look: isContrast ? (['kontrast'] as const) : [],
    mark: (
      <>
        <strong>PODGLĄD</strong> To nie jest opublikowana strona.
      </>
    ),
  };
  return isFeeds ? <FeedsPage {...context} /> : <HomePage {...context} articles={articles} changes={changes} />;
}
