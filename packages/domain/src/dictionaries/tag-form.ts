import type { TagInput } from '@redakcja/generated/model/tagInput';
import * as z from 'zod';
import { namedEntryShape } from './named-entry-form.ts';

/** A tag as it is filled in (specification, section 5, Dictionaries). */
export const tagSchema = z.object(namedEntryShape satisfies Record<keyof TagInput, z.ZodType>);
