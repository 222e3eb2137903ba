import type { SiteBookmark } from '@redakcja/generated/model/siteBookmark';
import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { ArticleList } from '../parts/article-list.tsx';
import { Breadcrumbs } from '../parts/frame/breadcrumbs.tsx';
import { PagesNav } from '../parts/frame/pages-nav.tsx';
import { textsOf } from '../texts.tsx';
import type { ListedPage } from './category-page.tsx';

/** What a bookmark gathers by its tags. */
export function BookmarkPage({ bookmark, list, ...page }: PageContext & { bookmark: SiteBookmark; list: ListedPage }) {
  const t = textsOf(page.frame);
  return (
    <Page {...page} title={bookmark.displayText}>
      <Breadcrumbs isoCode={page.frame.site.language.isoCode} />
      <h1>{bookmark.displayText}</h1>
      {list.total === 0 && <p>{t('Nie ma tu jeszcze informacji')}.</p>}
      <ArticleList rows={list.rows} />
      <PagesNav {...list} addressOf={(number) => `${page.path}?strona=${number}`} />
    </Page>
  );
}
