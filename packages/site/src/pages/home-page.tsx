import { formatDate } from '@redakcja/domain/shared/formats/dates';
import type { PublicArticleRow } from '@redakcja/generated/model/publicArticleRow';
import type { PublicChange } from '@redakcja/generated/model/publicChange';
import { Page } from '../page.tsx';
import type { PageContext } from '../page-context.tsx';
import { ownPath, pages } from '../parts/addresses.tsx';
import { ArticleList } from '../parts/article-list.tsx';
import { Banners, Bookmarks, Tiles } from '../parts/home-lists.tsx';
import { OfficeFacts } from '../parts/office-facts.tsx';
import { textsOf, useText } from '../texts.tsx';

interface HomePageProps extends PageContext {
  articles: readonly PublicArticleRow[];
  changes: readonly PublicChange[];
}

export function HomePage({ articles, changes, ...page }: HomePageProps) {
  const t = textsOf(page.frame);
  const { site, paths } = page.frame;
  const { isoCode } = site.language;
  const translations = page.frame.languages.map((one) => ({ isoCode: one.isoCode, path: ownPath(one.isoCode, '/') }));
  return (
    <Page {...page} title={site.officeName} translations={translations}>
      <h1 className="hidden">
        {t('Biuletyn Informacji Publicznej')}: {site.officeName}
      </h1>
      <Tiles items={site.tiles} paths={paths} />
      <Bookmarks items={site.bookmarks} isoCode={isoCode} />
      <section aria-labelledby="ostatnie">
        <div className="heading">
          <h2 id="ostatnie">{t('Ostatnio opublikowane')}</h2>
          <a href={ownPath(isoCode, pages.search)}>{t('Wszystkie publikacje').toLowerCase()}</a>
        </div>
        <ArticleList rows={articles} level={3} />
        {articles.length === 0 && <p>{t('Jeszcze nic nie opublikowano')}.</p>}
      </section>
      {changes.length > 0 && (
        <section aria-labelledby="zmiany">
          <div className="heading">
            <h2 id="zmiany">{t('Zmiany w opublikowanych informacjach')}</h2>
            <a href={ownPath(isoCode, pages.changes)}>{t('Rejestr zmian').toLowerCase()}</a>
          </div>
          <ul className="articles">
            {changes.map((change) => (
              <li key={`${change.articleId}-${change.version}-${change.changeDate}`}>
                <h3>
                  <a href={change.path}>{change.title}</a>
                </h3>
                <p className="facts">
                  <span>{`${t('Wersja').toLowerCase()} ${change.version}`}</span>
                  {change.reason && <span>{`${t('Powód').toLowerCase()}: ${change.reason}`}</span>}
                  <span>{formatDate(change.changeDate)}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Reaching frame={page.frame} />
      <Banners items={site.banners} />
    </Page>
  );
}

/** When and how the office is reached. */
function Reaching({ frame }: Pick<PageContext, 'frame'>) {
  const t = useText();
  const { office, language } = frame.site;
  const polish = language.isoCode === 'PL' ? undefined : 'pl';
  if (office.admissionHours.length === 0 && !office.phone) return null;
  return (
    <section aria-labelledby="kontakt">
      <div className="heading">
        <h2 id="kontakt">{t('Kontakt')}</h2>
        <a href={ownPath(language.isoCode, pages.office)} lang={polish}>
          urząd i kierownictwo
        </a>
      </div>
      <OfficeFacts office={office} topics={['hours', 'phone']} lang={polish} />
    </section>
  );
}
