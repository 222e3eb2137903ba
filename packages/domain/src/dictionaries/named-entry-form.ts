import type { ProvidingEntityInput } from '@redakcja/generated/model/providingEntityInput';
import * as z from 'zod';
import { id, requiredText } from '../shared/form-schema.ts';

/** Longest name of a tag and of a providing entity, in characters (specification, section 9). */
export const maxEntryNameLength = 250;

/** Said when a tag or a providing entity has no name. */
export const entryNameMessage = 'Nazwa jest polem wymaganym';

/** Fields of a dictionary entry that is a name in a language. */
export const namedEntryShape = {
  name: requiredText(maxEntryNameLength, entryNameMessage),
  languageId: id('Wybierz język'),
};

/** A providing entity as it is filled in (specification, section 9: max 250). */
export const providingEntitySchema = z.object(namedEntryShape satisfies Record<keyof ProvidingEntityInput, z.ZodType>);
