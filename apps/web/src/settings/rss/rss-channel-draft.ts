import { newId, type SiteDraft, withItem } from '../site/site-draft.ts';
import type { RssChannelValues } from './rss-channel-values.ts';

/** A channel in the list of the site, as its form holds it. */
export function rssChannelDraft(values: RssChannelValues, id = newId): SiteDraft {
  const { displayText, title, target, isActive, languageId } = values;
  return {
    languageId,
    place: `rss-${id}`,
    note: isActive ? undefined : 'Nieaktywny',
    show: (site) => ({ ...site, rssChannels: withItem(site.rssChannels, { id, displayText, title, target }) }),
  };
}
