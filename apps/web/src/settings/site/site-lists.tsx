// The lists of the home page: bookmarks, tiles, banners and RSS channels.
import { bannerBackgrounds, bestBackground, bookmarkBackgrounds } from '@redakcja/domain/shared/contrast';
import type { SiteBanner } from '@redakcja/generated/model/siteBanner';
import type { SiteBookmark } from '@redakcja/generated/model/siteBookmark';
import type { SiteRssChannel } from '@redakcja/generated/model/siteRssChannel';
import type { SiteTile } from '@redakcja/generated/model/siteTile';
import { apiUrl } from '../../shared/session/api-address.ts';
import { Place } from './place.tsx';
import { SiteIcon } from './site-icons.tsx';
import { SiteLink } from './site-parts.tsx';

export function Bookmarks({ items }: { items: SiteBookmark[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="bookmarks" aria-label="Zakładki">
      {items.map(({ id, displayText, title, color }) => (
        <Place
          as="li"
          key={id}
          name={`bookmark-${id}`}
          style={{ color, backgroundColor: bestBackground(color, bookmarkBackgrounds) }}
        >
          <SiteLink url={null} title={title} style={{ color }}>
            {displayText}
          </SiteLink>
        </Place>
      ))}
    </ul>
  );
}

export function Tiles({ items }: { items: SiteTile[] }) {
  if (items.length === 0) return null;
  return (
    <Place as="div" name="tiles">
      <ul className="tiles" aria-label="Kafle">
        {items.map(({ id, displayText, title, url, picture, iconName, target }) => (
          <Place as="li" key={id} name={`tile-${id}`}>
            {picture !== null && <img src={apiUrl(picture)} alt="" width={200} height={150} />}
            {picture === null && iconName && <SiteIcon name={iconName} />}
            <SiteLink url={url} title={title} target={target}>
              {displayText}
            </SiteLink>
          </Place>
        ))}
      </ul>
    </Place>
  );
}

/** A colour of text; with a picture the contrast is not looked at (specification, section 5). */
export function Banners({ items, appColor }: { items: SiteBanner[]; appColor: string }) {
  if (items.length === 0) return null;
  return (
    <ul className="banners" aria-label="Banery">
      {items.map(({ id, displayText, title, url, picture, color, compatibilityWithAppColor, target }) => (
        <Place
          as="li"
          key={id}
          name={`banner-${id}`}
          style={{
            color,
            backgroundColor: bestBackground(color, bannerBackgrounds),
            borderColor: compatibilityWithAppColor ? appColor : color,
          }}
        >
          <SiteLink url={url} title={title} target={target}>
            {picture !== null && <img src={apiUrl(picture)} alt="" width={300} height={105} />}
            {displayText}
          </SiteLink>
        </Place>
      ))}
    </ul>
  );
}

export function RssChannels({ items }: { items: SiteRssChannel[] }) {
  if (items.length === 0) return null;
  return (
    <nav className="rss" aria-label="Kanały RSS">
      <span>RSS:</span>
      <ul>
        {items.map(({ id, displayText, title }) => (
          <Place as="li" key={id} name={`rss-${id}`}>
            <SiteLink url={null} title={title}>
              {displayText}
            </SiteLink>
          </Place>
        ))}
      </ul>
    </nav>
  );
}
