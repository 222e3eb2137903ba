import { languageTag } from '@redakcja/domain/shared/formats/language-tag';
import type { PublicTranslation } from '@redakcja/generated/model/publicTranslation';
import type { ReactNode } from 'react';
import type { PageContext } from './page-context.tsx';
import { atomPath, ownPath } from './parts/addresses.tsx';
import { SiteFooter } from './parts/frame/footer.tsx';
import { SiteHeader } from './parts/frame/header.tsx';
import { MainMenu } from './parts/frame/main-menu.tsx';
import { SubjectMenu } from './parts/frame/subject-menu.tsx';
import { LanguageProvider, TextsProvider, textsOf } from './texts.tsx';

interface PageProps extends PageContext {
  title: string;
  /** For search engines and for links that are shown elsewhere. */
  description?: string;
  /** Feeds of this page. */
  feeds?: readonly { title: string; path: string }[];
  /** The same page in other languages. */
  translations?: readonly PublicTranslation[];
  /** The category that the page is in, from the top. */
  trail?: readonly number[];
  isIndexed?: boolean;
  /** Its content is Polish in every language, but for what the office has written. */
  isPolish?: boolean;
  children: ReactNode;
}

/** The document of every page: header, subject menu, content, footer. */
export function Page({ children, trail = [], translations = [], ...page }: PageProps) {
  const { frame, title, description, origin, path, look = [], feeds = [], isIndexed = true, isPolish = false } = page;
  const { site } = frame;
  const lang = languageTag(site.language.isoCode);
  const t = textsOf(frame);
  const isForeign = isPolish && lang !== 'pl';
  const fullTitle = title === site.officeName ? `${title} – BIP` : `${title} – ${site.officeName} – BIP`;
  return (
    <html lang={lang} className={[`theme-${site.color.slice(1)}`, ...look].join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <title>{fullTitle}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {description && <meta name="description" content={description} />}
        {(!isIndexed || page.mark !== undefined) && <meta name="robots" content="noindex" />}
        <link rel="stylesheet" href={page.styleSheet} />
        <link rel="icon" href={page.sign} type="image/svg+xml" />
        <link rel="canonical" href={origin + path} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={ownPath(site.language.isoCode, '/opensearch.xml')}
          title={site.officeName}
        />
        {[...feeds, { title: t('Wszystkie publikacje'), path: atomPath(site.language.isoCode) }].map((feed) => (
          <link key={feed.path} rel="alternate" type="application/atom+xml" title={feed.title} href={feed.path} />
        ))}
        {translations.map((one) => (
          <link key={one.isoCode} rel="alternate" hrefLang={languageTag(one.isoCode)} href={origin + one.path} />
        ))}
        <meta property="og:title" content={title} />
        <meta property="og:site_name" content={site.officeName} />
        <meta property="og:url" content={origin + path} />
        {description && <meta property="og:description" content={description} />}
      </head>
      <body>
        <a className="skip" href="#tresc">
          {t('Przejdź do treści')}
        </a>
        {page.mark !== undefined && (
          <aside className="mark" aria-label="Podgląd">
            {page.mark}
          </aside>
        )}
        <TextsProvider value={t}>
          <SiteHeader {...page} translations={translations} />
          <div className="columns">
            <div className="menus">
              <MainMenu frame={frame} path={path} />
              <SubjectMenu frame={frame} trail={trail} path={path} counts={page.counts} />
            </div>
            <main id="tresc" tabIndex={-1} lang={isForeign ? 'pl' : undefined}>
              <LanguageProvider value={isForeign ? lang : undefined}>{children}</LanguageProvider>
            </main>
          </div>
          <SiteFooter frame={frame} now={page.now} />
        </TextsProvider>
      </body>
    </html>
  );
}
