import { formatDate } from '@redakcja/domain/shared/dates';
import type { Site } from '@redakcja/generated/model/site';
import type { SiteBanner } from '@redakcja/generated/model/siteBanner';
import type { SiteTile } from '@redakcja/generated/model/siteTile';
import type { CSSProperties } from 'react';
import { apiUrl } from '../../shared/session/api-address.ts';
import { SiteFooter } from './site-footer.tsx';
import { CleanHtml, SiteLink, SiteMenu } from './site-parts.tsx';

interface SiteViewProps {
  site: Site;
  isContrast: boolean;
}

/** The public home page, with landmarks and ordered headings. */
export function SiteView({ site, isContrast }: SiteViewProps) {
  const { graphics, article } = site;
  const { background, useGradient } = graphics;
  const picture = background === null ? {} : { backgroundImage: `url("${apiUrl(background)}")` };
  return (
    <div className={isContrast ? 'contrast' : undefined} style={{ '--color': site.color } as CSSProperties}>
      <p className="mark">
        <strong>PODGLĄD</strong> To nie jest opublikowana strona.
        {site.analyticsId !== null && ` Odwiedziny liczy ${site.analyticsId}.`}
      </p>
      <header className={`top ${useGradient ? 'gradient' : ''}`} style={picture}>
        <Logo path={graphics.bigLogo} className="big-logo" width={70} height={80} />
        <Logo path={graphics.smallLogo} className="small-logo" width={74} height={74} />
        <h1 className="name">
          <CleanHtml html={site.header} />
        </h1>
      </header>
      <SiteMenu label="Menu poziome" className="horizontal" items={site.horizontalMenu} />
      <div className="columns">
        <SiteMenu label="Menu pionowe" className="vertical" items={site.verticalMenu} />
        <main>
          {site.bookmarks.length > 0 && (
            <ul className="bookmarks" aria-label="Zakładki">
              {site.bookmarks.map(({ id, displayText, title, color }) => (
                <li key={id}>
                  <SiteLink url={null} title={title} style={{ color }}>
                    {displayText}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
          {site.tiles.length > 0 && (
            <ul className="tiles" aria-label="Kafle">
              {site.tiles.map(tile)}
            </ul>
          )}
          {site.banners.length > 0 && (
            <ul className="banners" aria-label="Banery">
              {site.banners.map(banner)}
            </ul>
          )}
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
      {graphics.euCollectionImages.length > 0 && (
        <div className="eu">
          {graphics.euCollectionImages.map(({ path, width }) => (
            <img key={path} src={apiUrl(path)} alt="" width={width} height={45} />
          ))}
        </div>
      )}
      {site.cookieInformation !== null && (
        <section className="cookies" aria-label="Informacja o plikach cookie">
          <CleanHtml html={site.cookieInformation} />
        </section>
      )}
      <SiteFooter parts={site.footerElements} updatedDate={site.updatedDate} />
    </div>
  );
}

function Logo({ path, ...rest }: { path: string | null; className: string; width: number; height: number }) {
  return path === null ? null : <img src={apiUrl(path)} alt="" {...rest} />;
}

const tile = ({ id, displayText, title, url, picture, target }: SiteTile) => (
  <li key={id}>
    {picture !== null && <img src={apiUrl(picture)} alt="" width={200} height={150} />}
    <SiteLink url={url} title={title} target={target}>
      {displayText}
    </SiteLink>
  </li>
);

const banner = ({ id, displayText, title, url, picture, color, target }: SiteBanner) => (
  <li key={id} style={{ color }}>
    <SiteLink url={url} title={title} target={target}>
      {picture !== null && <img src={apiUrl(picture)} alt="" width={300} height={105} />}
      {displayText}
    </SiteLink>
  </li>
);
