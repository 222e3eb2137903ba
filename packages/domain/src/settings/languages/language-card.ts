// Data of the language card: the common data and the changed rows (specification, sections 3 and 4, Languages).
import { DateFormat } from '@redakcja/generated/model/dateFormat';
import type { LanguageInput } from '@redakcja/generated/model/languageInput';
import type { LanguageTranslationsInput } from '@redakcja/generated/model/languageTranslationsInput';
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import { TranslatedElements } from '@redakcja/generated/model/translatedElements';
import type { TranslationProgress } from '@redakcja/generated/model/translationProgress';
import { TranslationState } from '@redakcja/generated/model/translationState';
import * as z from 'zod';
import { languageSchema } from './language-form.ts';
import {
  type FieldMessage,
  menuElementErrors,
  missingMenuTexts,
  missingStandardTexts,
  standardElementErrors,
} from './translation-rules.ts';

/** A row with edited texts. */
export type Changed<Row> = Row & {
  /** State of the stored row. */
  stored: TranslationState;
};

export interface LanguageCardValues {
  isoCode: string;
  name: string;
  localName: string;
  /** '' without a valid choice. */
  dateFormat: DateFormat | '';
  standardElementsChanged: Changed<StandardElementTranslation>[];
  menuElementsChanged: Changed<MenuElementTranslation>[];
}

/** The row with new texts and their errors, marked as changed. Editing confirms an outdated text. */
export function changedStandardRow(
  row: StandardElementTranslation,
  texts: Partial<Pick<StandardElementTranslation, 'translation' | 'translationDescription'>>,
): Changed<StandardElementTranslation> {
  return withErrors({ ...row, ...texts }, standardElementErrors(row, { ...row, ...texts }));
}

export function changedMenuRow(
  row: MenuElementTranslation,
  texts: Partial<Pick<MenuElementTranslation, 'translatedDisplayText' | 'translatedTitle' | 'translatedUrl'>>,
): Changed<MenuElementTranslation> {
  return withErrors({ ...row, ...texts }, menuElementErrors(row, { ...row, ...texts }));
}

function withErrors<Row extends Partial<Changed<{ errors: string[]; state: TranslationState; isChanged: boolean }>>>(
  row: Row & { state: TranslationState },
  errors: readonly FieldMessage<string>[],
): Changed<Row> {
  const { Missing, Done } = TranslationState;
  return {
    ...row,
    errors: errors.map(({ message }) => message),
    state: errors.length > 0 ? Missing : Done,
    isChanged: true,
    stored: row.stored ?? row.state,
  };
}

/** The progress from the server, updated with unsaved changes. */
export function liveProgress(
  progress: readonly TranslationProgress[],
  { standardElementsChanged, menuElementsChanged }: ChangeLists,
): TranslationProgress[] {
  const { Standard, Menu } = TranslatedElements;
  return progress.map((area) => {
    const counted = { ...area };
    const count = ({ stored, state }: Changed<{ state: TranslationState }>) => {
      counted[stored] -= 1;
      counted[state] += 1;
    };
    if (area.elements === Standard) standardElementsChanged.filter((row) => row.areaName === area.area).forEach(count);
    if (area.elements === Menu) menuElementsChanged.filter((row) => row.menuTypeName === area.area).forEach(count);
    return counted;
  });
}

type ChangeLists = Pick<LanguageCardValues, 'standardElementsChanged' | 'menuElementsChanged'>;

/** Adds a changed row to the list; it replaces an earlier change of the same element. */
export function withChange<Row>(list: readonly Row[], row: Row, idOf: (row: Row) => number): Row[] {
  const at = list.findIndex((one) => idOf(one) === idOf(row));
  return at === -1 ? [...list, row] : list.with(at, row);
}

export const standardId = ({ standardElementId }: StandardElementTranslation) => standardElementId;
export const menuId = ({ menuElementId }: MenuElementTranslation) => menuElementId;

/** Stored rows with the changes applied. */
export function mergedRows<Row>(rows: readonly Row[], changed: readonly Row[], idOf: (row: Row) => number): Row[] {
  const byId = new Map(changed.map((row) => [idOf(row), row]));
  return rows.map((row) => byId.get(idOf(row)) ?? row);
}

const isCompleteStandard = (row: StandardElementTranslation) => missingStandardTexts(row, row).length === 0;
const isCompleteMenu = (row: MenuElementTranslation) => missingMenuTexts(row, row).length === 0;

/** Changed rows that are not sent, because a required text is empty (specification, section 4). */
export function incompleteChanges(values: ChangeLists) {
  return {
    standard: values.standardElementsChanged.filter((row) => !isCompleteStandard(row)),
    menus: values.menuElementsChanged.filter((row) => !isCompleteMenu(row)),
  };
}

/** The change lists of the request, without incomplete rows. */
export function sentChanges(values: ChangeLists): Required<LanguageTranslationsInput> {
  return {
    standardElementsChanged: values.standardElementsChanged
      .filter(isCompleteStandard)
      .map(({ standardElementId, translation, translationDescription }) => ({
        standardElementId,
        translation: translation.trim(),
        translationDescription: translationDescription.trim(),
      })),
    menuElementsChanged: values.menuElementsChanged
      .filter(isCompleteMenu)
      .map(({ menuElementId, translatedDisplayText, translatedTitle, translatedUrl }) => ({
        menuElementId,
        translatedDisplayText: translatedDisplayText.trim(),
        translatedTitle: translatedTitle.trim(),
        translatedUrl: translatedUrl?.trim() || null,
      })),
  };
}

const { isoCode, name, localName, dateFormat } = languageSchema.shape;

/** Errors of complete but invalid rows, which prevent saving. */
function rowsOf<Row extends { errors: string[] }>(isComplete: (row: Row) => boolean): z.ZodType<Row[], Row[]> {
  return z.array(z.custom<Row>()).superRefine((rows, context) => {
    for (const [index, row] of rows.entries()) {
      const [message] = isComplete(row) ? row.errors : [];
      if (message !== undefined) context.addIssue({ code: 'custom', path: [index], message });
    }
  });
}

/** Schema of the form of the card. */
export const languageCardSchema = z.object({
  isoCode,
  name,
  localName,
  // a new language has '' in the form, which the schema rejects and zod's input type does not contain
  dateFormat: dateFormat as unknown as z.ZodType<DateFormat, DateFormat | ''>,
  standardElementsChanged: rowsOf<Changed<StandardElementTranslation>>(isCompleteStandard),
  menuElementsChanged: rowsOf<Changed<MenuElementTranslation>>(isCompleteMenu),
});

/** Request of a valid card. */
export function languageInputOf(card: z.output<typeof languageCardSchema>): LanguageInput {
  return { ...card, ...sentChanges(card) };
}

export const dateFormats = Object.values(DateFormat);
