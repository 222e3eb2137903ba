// Values of the bookmark form: the tags with their names.
import { bookmarkSchema } from '@redakcja/domain/settings/home-page/bookmark-form';
import { defaultColor } from '@redakcja/domain/shared/formats/contrast';
import type { Bookmark } from '@redakcja/generated/model/bookmark';
import type { BookmarkInput } from '@redakcja/generated/model/bookmarkInput';
import type { BookmarkTag } from '@redakcja/generated/model/bookmarkTag';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import * as z from 'zod';
import type { FormSchema } from '../../shared/form/state/app-form.ts';

export interface BookmarkValues extends Required<Omit<BookmarkInput, 'tags'>> {
  tags: BookmarkTag[];
}

export function bookmarkValues(bookmark: Bookmark): BookmarkValues {
  const { name, displayText, title, target, isActive, tags, language, color, showOnMainPage } = bookmark;
  return { name, displayText, title, target, isActive, tags, languageId: language.id, color, showOnMainPage };
}

export const newBookmark: Omit<BookmarkValues, 'languageId'> = {
  name: '',
  displayText: '',
  title: '',
  target: LinkTarget.SameTab,
  isActive: false,
  tags: [],
  color: defaultColor,
  showOnMainPage: false,
};

/** Fields that the form of a system bookmark does not have are not sent (specification, section 4, Other). */
function toInput({ name, ...values }: BookmarkValues, isSystem: boolean): BookmarkInput {
  const { isActive, showOnMainPage, tags, ...rest } = values;
  const always = { ...rest, name: name.trim() === '' ? rest.displayText : name };
  return isSystem ? always : { ...always, isActive, showOnMainPage, tags: tags.map(({ id }) => id) };
}

export function bookmarkFormSchema(isSystem: boolean): FormSchema<BookmarkValues, BookmarkInput> {
  return z
    .custom<BookmarkValues>()
    .transform((values) => toInput(values, isSystem))
    .pipe(bookmarkSchema);
}
