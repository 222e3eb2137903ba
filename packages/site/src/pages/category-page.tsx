import type { PublicArticleRow } from '@redakcja/generated/model/publicArticleRow';
import type { PublicBreadcrumb } from '@redakcja/generated/model/publicBreadcrumb';
import type { PublicCategory } from '@redakcja/generated/model/publicCategory';
import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { atomPath, ownPath, pages, subscriptionsPath } from '../parts/addresses.tsx';
import { ArticleList } from '../parts/article-list.tsx';
import { Breadcrumbs } from '../parts/frame/breadcrumbs.tsx';
import { PagesNav } from '../parts/frame/pages-nav.tsx';
import { textsOf } from '../texts.tsx';

export interface ListedPage {
  rows: readonly PublicArticleRow[];
  total: number;
  /** From 1. */
  page: number;
  size: number;
}

interface CategoryPageProps extends PageContext {
  category: PublicBreadcrumb & Pick<PublicCategory, 'description'>;
  /** Those that it lies in, from the top, and itself. */
  trail: readonly PublicBreadcrumb[];
  children: readonly (PublicBreadcrumb & Pick<PublicCategory, 'articles'>)[];
  list: ListedPage;
}

export function CategoryPage({ category, trail, children, list, ...page }: CategoryPageProps) {
  const { displayText, description, address } = category;
  const t = textsOf(page.frame);
  const { isoCode } = page.frame.site.language;
  return (
    <Page
      {...page}
      title={displayText}
      trail={trail.map(({ id }) => id)}
      feeds={[{ title: displayText, path: atomPath(isoCode, { kategoria: category.id }) }]}
      {...(description === null ? {} : { description })}
    >
      <Breadcrumbs isoCode={isoCode} trail={trail.slice(0, -1)} />
      <h1>{displayText}</h1>
      {description !== null && <p className="lead">{description}</p>}
      {children.length > 0 && (
        <ul className="subcategories" aria-label={t('Podkategorie')}>
          {children.map((one) => (
            <li key={one.id}>
              <a href={one.address}>{one.displayText}</a>
              {one.articles > 0 && <span className="count"> {one.articles}</span>}
            </li>
          ))}
        </ul>
      )}
      {(list.total > 0 || children.length === 0) && (
        <p className="hint">
          {t(list.total === 0 ? 'Nie ma tu jeszcze informacji' : 'Liczba informacji')}
          {list.total > 0 && `: ${list.total}`}
          {list.total > 0 && (
            <>
              {' · '}
              <a href={`${ownPath(isoCode, pages.changes)}?kategoria=${category.id}`}>{t('zmiany w tej kategorii')}</a>
            </>
          )}
          {page.frame.hasSubscriptions && (
            <>
              {' · '}
              <a href={subscriptionsPath(isoCode, { kategoria: category.id })}>{t('Powiadomienia e-mail')}</a>
            </>
          )}
        </p>
      )}
      <ArticleList rows={list.rows} of={displayText} />
      <PagesNav {...list} addressOf={(number) => `${address}?strona=${number}`} />
    </Page>
  );
}
