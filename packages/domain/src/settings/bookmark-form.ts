import type { BookmarkInput } from '@redakcja/generated/model/bookmarkInput';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import * as z from 'zod';
import { fieldsTogether, id, ids, oneOf, requiredText, yesOrNo } from '../shared/form-schema.ts';

/** Longest displayed name of a bookmark, in characters (specification, section 9). */
export const maxBookmarkNameLength = 30;

export const bookmarkMessages = {
  /** Specification, section 5. */
  noTag: 'Zakładka nie wskazuje żadnego tagu',
  color: 'Podaj kolor w zapisie #rrggbb',
  /** Specification, section 6. */
  system: 'W zakładce systemowej nie można zmienić tagów, aktywności ani widoczności na stronie głównej',
} as const;

/** Whether a bookmark would show nothing: an active one needs a tag, unless the system fills it (specification, section 5). */
export function needsTag(bookmark: { isActive: boolean; isSystem: boolean; tags: readonly number[] }): boolean {
  return bookmark.isActive && !bookmark.isSystem && bookmark.tags.length === 0;
}

/** A bookmark as it is filled in (specification, section 5). What is absent stays as it is, so `needsTag` is asked of the whole bookmark too. */
export const bookmarkSchema = z
  .object({
    name: requiredText(250).optional(),
    displayText: requiredText(maxBookmarkNameLength),
    title: requiredText(250),
    target: oneOf(Object.values(LinkTarget)),
    isActive: yesOrNo().optional(),
    tags: ids(100).optional(),
    languageId: id('Wybierz język'),
    color: z.string({ error: bookmarkMessages.color }).regex(/^#[0-9a-f]{6}$/i, bookmarkMessages.color),
    showOnMainPage: yesOrNo().optional(),
  } satisfies Record<keyof BookmarkInput, z.ZodType>)
  .superRefine(
    ...fieldsTogether<BookmarkInput>(({ isActive = false, tags }, report) => {
      if (Array.isArray(tags) && needsTag({ isActive, isSystem: false, tags })) report('tags', bookmarkMessages.noTag);
    }),
  );
