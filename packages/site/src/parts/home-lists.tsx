// The lists of the home page: they keep the places that the settings give them, and yield to text.
import { nearestColour } from '@redakcja/domain/shared/html/classed-html';
import type { PublicPath } from '@redakcja/generated/model/publicPath';
import type { SiteBanner } from '@redakcja/generated/model/siteBanner';
import type { SiteBookmark } from '@redakcja/generated/model/siteBookmark';
import type { SiteTile } from '@redakcja/generated/model/siteTile';
import type { ReactNode } from 'react';
import { useText } from '../texts.tsx';
import { ownPath } from './addresses.tsx';
import { OutwardLink } from './outward-link.tsx';

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

/** Drawings of the icons that the contract names (application parameters, `icons`). */
const drawings: Readonly<Record<string, ReactNode>> = {
  urzad: <path d="M3 9 12 3l9 6v2H3zM5 12v6M10 12v6M14 12v6M19 12v6M3 21h18" />,
  dokument: <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6" />,
  kontakt: <path d="M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z" />,
  kalendarz: <path d="M4 5h16v16H4zM4 10h16M8 3v4M16 3v4" />,
};

/** One of an older release has a neutral drawing. */
function TileIcon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
      {drawings[name] ?? <circle cx="12" cy="12" r="8" />}
    </svg>
  );
}
