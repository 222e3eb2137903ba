import { incompleteChanges, type LanguageCardValues } from '@redakcja/domain/settings/languages/language-card';
import type { Language } from '@redakcja/generated/model/language';
import type { Editor } from '../../shared/form/state/use-editor.ts';

export type LanguageEditor = Editor<LanguageCardValues>;

export const newLanguage: LanguageCardValues = {
  isoCode: '',
  name: '',
  localName: '',
  dateFormat: 'dd.MM.yyyy',
  standardElementsChanged: [],
  menuElementsChanged: [],
};

/** Initial values; the change lists are empty. */
export function languageValues({ isoCode, name, localName, dateFormat }: Language): LanguageCardValues {
  return { isoCode, name, localName, dateFormat, standardElementsChanged: [], menuElementsChanged: [] };
}

/** Rows that are half filled: a save leaves them out, and what was typed stays. */
export function unsentRows(values: LanguageCardValues): Partial<LanguageCardValues> {
  const { standard, menus } = incompleteChanges(values);
  return { standardElementsChanged: standard, menuElementsChanged: menus };
}

/** Whether the common data have unsaved changes. */
export function isCommonDirty(values: LanguageCardValues, language: Language): boolean {
  return (['isoCode', 'name', 'localName', 'dateFormat'] as const).some((field) => values[field] !== language[field]);
}
