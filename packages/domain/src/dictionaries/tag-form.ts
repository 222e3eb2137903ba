import { TagInput } from '@redakcja/generated/zod/tagInput';
import { formOf } from '../shared/forms/form-of.ts';
import { entryLanguage, entryName } from './named-entry-form.ts';

/** A tag as it is filled in (specification, section 5, Dictionaries). */
export const tagSchema = formOf(TagInput, { name: entryName, languageId: entryLanguage });
