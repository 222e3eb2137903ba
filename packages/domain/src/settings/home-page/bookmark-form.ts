import { BookmarkInput } from '@redakcja/generated/zod/bookmarkInput';
import { choice, flag, id, ids } from '../../shared/forms/choice-rules.ts';
import { fieldsTogether } from '../../shared/forms/fields-together.ts';
import { formOf } from '../../shared/forms/form-of.ts';
import { text } from '../../shared/forms/text-rules.ts';
import { bookmarkMessages } from './bookmark-messages.ts';

/** Whether a bookmark lacks a tag: an active one needs one, except for system bookmarks (specification, section 5). */
export function needsTag(bookmark: { isActive: boolean; isSystem: boolean; tags: readonly number[] }): boolean {
  return bookmark.isActive && !bookmark.isSystem && bookmark.tags.length === 0;
}

/** Input of a stored bookmark: absent fields stay unchanged and a system bookmark needs no tag, so the server checks `needsTag` on the merged bookmark. */
export const storedBookmarkSchema = formOf(BookmarkInput, {
  name: text(),
  displayText: text(),
  title: text(),
  target: choice(),
  isActive: flag(),
  tags: ids(),
  languageId: id('Wybierz język'),
  color: text({ pattern: bookmarkMessages.color }),
  showOnMainPage: flag(),
});

/** Input of a bookmark of the office (specification, section 5). */
export const bookmarkSchema = storedBookmarkSchema.superRefine(
  ...fieldsTogether<BookmarkInput>(({ isActive = false, tags }, report) => {
    if (Array.isArray(tags) && needsTag({ isActive, isSystem: false, tags })) report('tags', bookmarkMessages.noTag);
  }),
);
