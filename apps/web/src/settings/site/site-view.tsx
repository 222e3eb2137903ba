import { formatDate } from '@redakcja/domain/shared/dates';
import type { Site } from '@redakcja/generated/model/site';
import type { CSSProperties } from 'react';
import { apiUrl } from '../../shared/session/api-address.ts';
import { Place } from './place.tsx';
import { SiteContacts } from './site-contacts.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Banners, Bookmarks, RssChannels, Tiles } from './site-lists.tsx';
import { CleanHtml, SiteMenu } from './site-parts.tsx';

interface SiteViewProps {
  site: Site;
  isContrast: boolean;
}

/** The public home page, with landmarks and ordered headings. */
export function SiteView({ site, isContrast }: SiteViewProps) {
  const { graphics, article, color, cookieInformation, analyticsId } = site;
  const { background, useGradient } = graphics;
  const picture = background === null ? {} : { backgroundImage: `url("${apiUrl(background)}")` };
  const colors: CSSProperties & { '--color': string } = { '--color': color };
  return (
    <div className={isContrast ? 'contrast' : undefined} style={colors}>
      <p className="mark">
        <strong>PODGLĄD</strong> To nie jest opublikowana strona.
        {analyticsId !== null && ` Odwiedziny liczy ${analyticsId}.`}
      </p>
      <Place
        as="header"
        name="top"
        className={`top ${useGradient ? 'gradient' : ''} ${background === null ? '' : 'pictured'}`}
        style={picture}
      >
        <Logo path={graphics.bigLogo} className="big-logo" width={70} height={80} />
        <Logo path={graphics.smallLogo} className="small-logo" width={74} height={74} />
        <Place as="h1" name="header" className="name">
          <CleanHtml html={site.header} />
        </Place>
      </Place>
      <SiteMenu label="Menu poziome" className="horizontal" items={site.horizontalMenu} />
      <div className="columns">
        <SiteMenu label="Menu pionowe" className="vertical" items={site.verticalMenu} />
        <main>
          <Bookmarks items={site.bookmarks} />
          <Tiles items={site.tiles} />
          <Banners items={site.banners} appColor={color} />
          {article !== null && (
            <article>
              <h2>{article.title}</h2>
              <p>{article.shortDescription}</p>
              <CleanHtml html={article.content} />
              <p className="hint">Opublikowano {formatDate(article.publishedDate)}</p>
            </article>
          )}
        </main>
      </div>
      <SiteContacts officeName={site.officeName} office={site.office} contacts={site.contacts} />
      <RssChannels items={site.rssChannels} />
      {graphics.euCollectionImages.length > 0 && (
        <Place as="div" name="eu" className="eu">
          {graphics.euCollectionImages.map(({ path, width }) => (
            <img key={path} src={apiUrl(path)} alt="" width={width} height={45} />
          ))}
        </Place>
      )}
      {cookieInformation !== null && (
        <section className="cookies" aria-label="Informacja o plikach cookie">
          <CleanHtml html={cookieInformation} />
        </section>
      )}
      <SiteFooter parts={site.footerElements} updatedDate={site.updatedDate} />
    </div>
  );
}

function Logo({ path, ...rest }: { path: string | null; className: string; width: number; height: number }) {
  return path === null ? null : <img src={apiUrl(path)} alt="" {...rest} />;
}
