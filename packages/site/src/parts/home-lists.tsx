// The lists of the home page: they keep the places that the settings give them, and yield to text.
import { nearestColour } from '@redakcja/domain/shared/html/classed-html';
import type { PublicPath } from '@redakcja/generated/model/publicPath';
import type { SiteBanner } from '@redakcja/generated/model/siteBanner';
import type { SiteBookmark } from '@redakcja/generated/model/siteBookmark';
import type { SiteTile } from '@redakcja/generated/model/siteTile';
import { useText } from '../texts.tsx';
import { ownPath } from './addresses.tsx';
import { OutwardLink } from './outward-link.tsx';
import { TileIcon } from './tile-icon.tsx';

/** Tiles that lead nowhere for visitors are left out. */
export function Tiles({ items, paths }: { items: readonly SiteTile[]; paths: readonly PublicPath[] }) {
  const shown = items.flatMap((tile) => {
    const address = tile.url ?? paths.find(({ key }) => key === `tile-${tile.id}`)?.path;
    return address === undefined ? [] : [{ ...tile, address }];
  });
  const t = useText();
  if (shown.length === 0) return null;
  return (
    <ul id="tiles" className="tiles" aria-label={t('Najważniejsze')}>
      {shown.map(({ id, displayText, title, picture, iconName, target, address }) => (
        <li key={id} id={`tile-${id}`}>
          {picture !== null && <img src={picture} alt="" width={200} height={150} />}
          {picture === null && iconName !== null && <TileIcon name={iconName} />}
          <OutwardLink address={address} text={displayText} target={target} />
          {title !== displayText && <p className="hint">{title}</p>}
        </li>
      ))}
    </ul>
  );
}

export function Bookmarks({ items, isoCode }: { items: readonly SiteBookmark[]; isoCode: string }) {
  if (items.length === 0) return null;
  return (
    <ul className="bookmarks">
      {items.map(({ id, displayText, title, target, color }) => (
        <li key={id} id={`bookmark-${id}`}>
          <OutwardLink
            address={ownPath(isoCode, `/zakladka/${id}`)}
            className={`c-${nearestColour(color)}`}
            text={displayText}
            title={title}
            target={target}
          />
        </li>
      ))}
    </ul>
  );
}

export function Banners({ items }: { items: readonly SiteBanner[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="banners">
      {items.map(({ id, displayText, title, url, picture, color, target, compatibilityWithAppColor }) => (
        <li
          key={id}
          id={`banner-${id}`}
          className={compatibilityWithAppColor ? undefined : `c-${nearestColour(color)}`}
        >
          {picture !== null && <img src={picture} alt="" width={300} height={105} loading="lazy" />}
          <OutwardLink
            address={url}
            className={`c-${nearestColour(color)}`}
            text={displayText}
            title={title}
            target={target}
          />
        </li>
      ))}
    </ul>
  );
}
