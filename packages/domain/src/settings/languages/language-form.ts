import { LanguageInput } from '@redakcja/generated/zod/languageInput';
import { LanguageTranslationsInput } from '@redakcja/generated/zod/languageTranslationsInput';
import { MenuElementTranslationChange } from '@redakcja/generated/zod/menuElementTranslationChange';
import { StandardElementChange } from '@redakcja/generated/zod/standardElementChange';
import { StandardElementTranslationInput } from '@redakcja/generated/zod/standardElementTranslationInput';
import { isWebAddress, urlMessages } from '../../shared/addresses/url.ts';
import { asInContract, choice, id, list } from '../../shared/forms/choice-rules.ts';
import { formOf } from '../../shared/forms/form-of.ts';
import { filled, text } from '../../shared/forms/text-rules.ts';
import { translationMessages } from './translation-rules.ts';

const { displayed, readers } = translationMessages;

/** The translation of one fixed element; the required texts depend on the element (translation-rules.ts). */
export const standardElementTranslationSchema = formOf(StandardElementTranslationInput, {
  translation: text(),
  translationDescription: text(),
});

const standardElementChange = formOf(StandardElementChange, {
  standardElementId: id(),
  translation: text(),
  translationDescription: text(),
  revision: asInContract,
});

const menuElementChange = formOf(MenuElementTranslationChange, {
  menuElementId: id(),
  translatedDisplayText: text({ required: displayed }),
  translatedTitle: text({ required: readers }),
  translatedUrl: text({}, (address) => address.refine(filled(isWebAddress), urlMessages.invalid)),
  revision: asInContract,
});

const tooMany = (max: number) => `Naraz można zapisać najwyżej ${max} tłumaczeń`;
const changes = {
  standardElementsChanged: list(standardElementChange, { tooMany }),
  menuElementsChanged: list(menuElementChange, { tooMany }),
};

/** Changed translations, which are sent with a change of the status. */
export const languageTranslationsSchema = formOf(LanguageTranslationsInput, changes);

/** Input of a language version (specification, section 5, Settings). */
export const languageSchema = formOf(LanguageInput, {
  isoCode: text({ required: 'Wybierz kod ISO', clean: (code) => code.toUpperCase() }),
  name: text({ required: 'Nazwa jest wymagana' }),
  localName: text({ required: 'Nazwa w języku jest wymagana' }),
  dateFormat: choice('Wybierz format daty'),
  ...changes,
});
