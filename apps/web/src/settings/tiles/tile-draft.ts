import { notShownLabel } from '@redakcja/domain/settings/home-page/shown-period';
import { newId, type SiteDraft, withItem } from '../site/site-draft.ts';
import type { TileValues } from './tile-values.ts';

/** A tile of the home page, as its form holds it. */
export function tileDraft(values: TileValues, id = newId, picture: string | null): SiteDraft {
  const { displayText, title, url, iconName, target } = values;
  return {
    languageId: values.languageId,
    place: `tile-${id}`,
    note: notShownLabel(values, new Date()),
    show: (site) => ({
      ...site,
      tiles: withItem(site.tiles, {
        id,
        displayText,
        title,
        target,
        picture,
        iconName: iconName || null,
        slug: null,
        url: url || null,
      }),
    }),
  };
}
