import { ProvidingEntityInput } from '@redakcja/generated/zod/providingEntityInput';
import { id } from '../shared/forms/choice-rules.ts';
import { formOf } from '../shared/forms/form-of.ts';
import { text, withoutPersonalNumber } from '../shared/forms/text-rules.ts';

/** Name of a tag and of a providing entity. */
export const entryName = text({ required: 'Nazwa jest polem wymaganym' }, withoutPersonalNumber);

/** Language of an entry. */
export const entryLanguage = id('Wybierz język');

/** A providing entity as it is filled in (specification, section 9). */
export const providingEntitySchema = formOf(ProvidingEntityInput, { name: entryName, languageId: entryLanguage });
