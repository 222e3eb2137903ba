import { newId, type SiteDraft, withItem } from '../site/site-draft.ts';
import type { BookmarkValues } from './bookmark-values.ts';

/** A bookmark of the main page, as its form holds it. */
export function bookmarkDraft(values: BookmarkValues, id = newId): SiteDraft {
  const { displayText, title, target, color } = values;
  return {
    languageId: values.languageId,
    place: `bookmark-${id}`,
    note: whyNotSeen(values),
    show: (site) => ({ ...site, bookmarks: withItem(site.bookmarks, { id, displayText, title, target, color }) }),
  };
}

function whyNotSeen({ isActive, showOnMainPage }: BookmarkValues): string | undefined {
  if (!isActive) return 'Nieaktywna';
  return showOnMainPage ? undefined : 'Nie ma jej na stronie głównej';
}
