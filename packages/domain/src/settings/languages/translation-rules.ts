// Rules of complete translations (specification, sections 2.6, 4 and 5, Languages), used by rows, groups, progress, import and
// activation.
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import type { TranslatedElements } from '@redakcja/generated/model/translatedElements';
import type { TranslationProgress } from '@redakcja/generated/model/translationProgress';
import { TranslationState } from '@redakcja/generated/model/translationState';
import { isWebAddress, urlMessages } from '../../shared/addresses/url.ts';
import { maxLengthMessage } from '../../shared/forms/form-messages.ts';

export const translationMessages = {
  displayed: 'Nazwa wyświetlana jest wymagana',
  readers: 'Tekst dla czytników ekranu jest wymagany',
  url: urlMessages.required,
  noUrl: urlMessages.notInPolish,
  locked: 'Tego tekstu nie można zmienić',
  systemLanguage: 'Statusu języka systemowego nie można zmienić',
  incomplete: 'Języka nie można aktywować, dopóki wszystko nie jest przetłumaczone',
} as const;

/** Maximum length of a translation of a fixed element (specification, section 5). */
export const maxStandardLength = 100;
/** Maximum lengths of the texts and the address of a category (specification, section 9). */
const maxMenuLength = 1000;
const maxUrlLength = 2000;

export type StandardRules = Pick<
  StandardElementTranslation,
  'isTranslationRequired' | 'isTranslationDescriptionRequired'
>;
export type StandardTexts = Pick<StandardElementTranslation, 'translation' | 'translationDescription'>;
export type MenuRules = Pick<MenuElementTranslation, 'baseUrl'>;
export type MenuTexts = Pick<MenuElementTranslation, 'translatedDisplayText' | 'translatedTitle' | 'translatedUrl'>;

/** Error message of a field of a row. */
export interface FieldMessage<Field> {
  field: Field;
  message: string;
}

const isEmpty = (text: string | null) => text === null || text.trim() === '';
const when = <const Field extends string>(isWrong: boolean, field: Field, message: string): FieldMessage<Field>[] =>
  isWrong ? [{ field, message }] : [];

/** Required texts of a fixed element that are missing in a language. */
export function missingStandardTexts(rules: StandardRules, texts: StandardTexts): FieldMessage<keyof StandardTexts>[] {
  return [
    ...when(rules.isTranslationRequired && isEmpty(texts.translation), 'translation', translationMessages.displayed),
    ...when(
      rules.isTranslationDescriptionRequired && isEmpty(texts.translationDescription),
      'translationDescription',
      translationMessages.readers,
    ),
  ];
}

/** Errors of the texts of a fixed element. */
export function standardElementErrors(rules: StandardRules, texts: StandardTexts): FieldMessage<keyof StandardTexts>[] {
  const long = (field: keyof StandardTexts) =>
    when(texts[field].length > maxStandardLength, field, maxLengthMessage(maxStandardLength));
  return [...missingStandardTexts(rules, texts), ...long('translation'), ...long('translationDescription')];
}

/** Required texts of a category that are missing in a language: name, text for screen readers, and the address if the Polish one has one. */
export function missingMenuTexts(rules: MenuRules, texts: MenuTexts): FieldMessage<keyof MenuTexts>[] {
  return [
    ...when(isEmpty(texts.translatedDisplayText), 'translatedDisplayText', translationMessages.displayed),
    ...when(isEmpty(texts.translatedTitle), 'translatedTitle', translationMessages.readers),
    ...when(!isEmpty(rules.baseUrl) && isEmpty(texts.translatedUrl), 'translatedUrl', translationMessages.url),
  ];
}

/** Errors of the texts of a category. */
export function menuElementErrors(rules: MenuRules, texts: MenuTexts): FieldMessage<keyof MenuTexts>[] {
  const url = texts.translatedUrl ?? '';
  const long = (field: keyof MenuTexts, max: number) =>
    when((texts[field] ?? '').length > max, field, maxLengthMessage(max));
  return [
    ...missingMenuTexts(rules, texts),
    ...when(isEmpty(rules.baseUrl) && !isEmpty(url), 'translatedUrl', translationMessages.noUrl),
    ...when(!isEmpty(rules.baseUrl) && !isEmpty(url) && !isWebAddress(url), 'translatedUrl', urlMessages.invalid),
    ...long('translatedDisplayText', maxMenuLength),
    ...long('translatedTitle', maxMenuLength),
    ...long('translatedUrl', maxUrlLength),
  ];
}

/** State of a row: errors come before outdated texts. */
export function translationState(errors: readonly unknown[], isOutdated: boolean): TranslationState {
  if (errors.length > 0) return TranslationState.Missing;
  return isOutdated ? TranslationState.Outdated : TranslationState.Done;
}

export interface CountedRow {
  elements: TranslatedElements;
  area: string;
  state: TranslationState;
}

/** Progress of each area, in the order of the areas. */
export function progressOf(rows: readonly CountedRow[]): TranslationProgress[] {
  const areas = new Map<string, TranslationProgress>();
  for (const { elements, area, state } of rows) {
    const key = `${elements}\n${area}`;
    const found = areas.get(key) ?? { elements, area, total: 0, done: 0, missing: 0, outdated: 0 };
    areas.set(key, { ...found, total: found.total + 1, [state]: found[state] + 1 });
  }
  return [...areas.values()];
}

/** Number of elements that prevent the activation. */
export function missingCount(progress: readonly Pick<TranslationProgress, 'missing'>[]): number {
  return progress.reduce((sum, { missing }) => sum + missing, 0);
}

interface StatusFacts {
  isSystem: boolean;
  missing: number;
}

/** Why a language cannot get this status; null when it can (specification, section 4: activation needs complete translations). */
export function statusRefusal({ isSystem, missing }: StatusFacts, isActivation: boolean): string | null {
  if (isSystem) return translationMessages.systemLanguage;
  return isActivation && missing > 0 ? translationMessages.incomplete : null;
}
