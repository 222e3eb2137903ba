// What the form of a setting hands to the preview: the site with its unsaved state in it, and where on the page that is.
import type { Site } from '@redakcja/generated/model/site';

/** Parts of the page that a form may be about. */
export type PlaceName =
  | 'top'
  | 'header'
  | 'eu'
  | 'tiles'
  | `${'tile' | 'banner' | 'bookmark' | 'rss' | 'footer'}-${number}`;

/** What is being edited beside the page. */
export interface EditedPlace {
  place: PlaceName;
  /** Label of its state on the page, empty for none. */
  mark: string;
}

export interface SiteDraft {
  /** Id of the language; the one that is worked on when the setting belongs to no language. */
  languageId?: number | undefined;
  /** Where it is on the page: `banner-5`, `header`, `footer-20`. */
  place: PlaceName;
  /** Why visitors do not see it, although the preview does. */
  note?: string | undefined;
  /** The stored site with the draft in it; nothing is sent to the server. */
  show: (site: Site) => Site;
}

/** A new record has no id yet. */
export const newId = 0;

/** Puts it in the place of the stored one, or at the end. */
export function withItem<Item extends { id: number }>(items: readonly Item[], item: Item): Item[] {
  const isThere = items.some(({ id }) => id === item.id);
  return isThere ? items.map((one) => (one.id === item.id ? item : one)) : [...items, item];
}

/** Texts for screen readers of all elements of the page except those of the place. */
export function readerTexts(site: Site, place: PlaceName): string[] {
  const named: { place: PlaceName; title: string }[] = [
    ...site.tiles.map((one) => ({ place: `tile-${one.id}` as const, title: one.title })),
    ...site.banners.map((one) => ({ place: `banner-${one.id}` as const, title: one.title })),
    ...site.bookmarks.map((one) => ({ place: `bookmark-${one.id}` as const, title: one.title })),
    ...site.rssChannels.map((one) => ({ place: `rss-${one.id}` as const, title: one.title })),
    ...site.footerElements.flatMap(({ type, content }) =>
      content !== null && 'links' in content
        ? content.links.map(({ title }) => ({ place: `footer-${type}` as const, title }))
        : [],
    ),
  ];
  return named.filter((one) => one.place !== place).map(({ title }) => title);
}
