import { ProvidingEntityInput } from '@redakcja/generated/zod/providingEntityInput';
import { id } from '../shared/forms/choice-rules.ts';
import { formOf } from '../shared/forms/form-of.ts';
import { text, withoutPersonalNumber } from '../shared/forms/text-rules.ts';

/** Blanks of any kind and number look like one. */
const withSingleBlanks = (name: string) => name.replaceAll(/\p{Zs}+/gu, ' ');

/** Name of a tag and of a providing entity. */
export const entryName = text(
  { required: 'Nazwa jest polem wymaganym', clean: withSingleBlanks },
  withoutPersonalNumber,
);

/** Language of an entry. */
export const entryLanguage = id('Wybierz język');

/** A providing entity as it is filled in (specification, section 9). */
export const providingEntitySchema = formOf(ProvidingEntityInput, { name: entryName, languageId: entryLanguage });
