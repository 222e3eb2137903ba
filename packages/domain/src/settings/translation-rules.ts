// When a text of the public site counts as translated (specification, sections 2.6, 4 and 5, Languages). Rows, groups, progress, import and
// activation all ask these functions.
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import type { TranslatedElements } from '@redakcja/generated/model/translatedElements';
import type { TranslationProgress } from '@redakcja/generated/model/translationProgress';
import { TranslationState } from '@redakcja/generated/model/translationState';
import { maxLengthMessage } from '../shared/form-messages.ts';
import { isWebAddress, urlMessages } from '../shared/url.ts';

export const translationMessages = {
  displayed: 'Nazwa wyświetlana jest wymagana',
  readers: 'Tekst dla czytników ekranu jest wymagany',
  url: urlMessages.required,
  noUrl: 'Adres URL musi być pusty, bo kategoria nie ma go w języku polskim',
  locked: 'Tego tekstu nie można zmienić',
  systemLanguage: 'Statusu języka systemowego nie można zmienić',
  incomplete: 'Języka nie można aktywować, dopóki wszystko nie jest przetłumaczone',
} as const;

/** Longest translation of a fixed element (specification, section 5). */
export const maxStandardLength = 100;
/** Longest texts and address of a category (specification, section 9). */
const maxMenuLength = 1000;
const maxUrlLength = 2000;

export type StandardRules = Pick<
  StandardElementTranslation,
  'isTranslationRequired' | 'isTranslationDescriptionRequired'
>;
export type StandardTexts = Pick<StandardElementTranslation, 'translation' | 'translationDescription'>;
export type MenuRules = Pick<MenuElementTranslation, 'baseUrl'>;
export type MenuTexts = Pick<MenuElementTranslation, 'translatedDisplayText' | 'translatedTitle' | 'translatedUrl'>;

/** Message of a field of a row. */
export interface FieldMessage<Field> {
  field: Field;
  message: string;
}

const isEmpty = (text: string | null) => text === null || text.trim() === '';
const when = <const Field extends string>(isWrong: boolean, field: Field, message: string): FieldMessage<Field>[] =>
  isWrong ? [{ field, message }] : [];

/** What a fixed element lacks in a language: texts that are required. */
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

/** What is wrong with the texts of a fixed element. */
export function standardElementErrors(rules: StandardRules, texts: StandardTexts): FieldMessage<keyof StandardTexts>[] {
  const long = (field: keyof StandardTexts) =>
    when(texts[field].length > maxStandardLength, field, maxLengthMessage(maxStandardLength));
  return [...missingStandardTexts(rules, texts), ...long('translation'), ...long('translationDescription')];
}

/** What a category lacks in a language: its name, its text for screen readers, and its address where the Polish one has one. */
export function missingMenuTexts(rules: MenuRules, texts: MenuTexts): FieldMessage<keyof MenuTexts>[] {
  return [
    ...when(isEmpty(texts.translatedDisplayText), 'translatedDisplayText', translationMessages.displayed),
    ...when(isEmpty(texts.translatedTitle), 'translatedTitle', translationMessages.readers),
    ...when(!isEmpty(rules.baseUrl) && isEmpty(texts.translatedUrl), 'translatedUrl', translationMessages.url),
  ];
}

/** What is wrong with the texts of a category. */
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

/** One state of a row: what is wrong counts before what is old. */
export function translationState(errors: readonly unknown[], isOutdated: boolean): TranslationState {
  if (errors.length > 0) return TranslationState.Missing;
  return isOutdated ? TranslationState.Outdated : TranslationState.Done;
}

export interface CountedRow {
  elements: TranslatedElements;
  area: string;
  state: TranslationState;
}

/** How far each area is, in the order in which the areas come. */
export function progressOf(rows: readonly CountedRow[]): TranslationProgress[] {
  const areas = new Map<string, TranslationProgress>();
  for (const { elements, area, state } of rows) {
    const key = `${elements}\n${area}`;
    const found = areas.get(key) ?? { elements, area, total: 0, done: 0, missing: 0, outdated: 0 };
    areas.set(key, { ...found, total: found.total + 1, [state]: found[state] + 1 });
  }
  return [...areas.values()];
}

/** Number of elements that keep a language from being activated. */
export function missingCount(progress: readonly Pick<TranslationProgress, 'missing'>[]): number {
  return progress.reduce((sum, { missing }) => sum + missing, 0);
}

interface StatusFacts {
  isSystem: boolean;
  missing: number;
}

/** Why a language cannot get this status; null when it can (specification, section 4: activation needs all translated). */
export function statusRefusal({ isSystem, missing }: StatusFacts, isActivation: boolean): string | null {
  if (isSystem) return translationMessages.systemLanguage;
  return isActivation && missing > 0 ? translationMessages.incomplete : null;
}
