import type { LanguageCardValues } from '@redakcja/domain/settings/language-card';
import type { Language } from '@redakcja/generated/model/language';
import type { Editor } from '../../shared/form/use-editor.ts';

export type LanguageEditor = Editor<LanguageCardValues>;

export const newLanguage: LanguageCardValues = {
  isoCode: '',
  name: '',
  localName: '',
  dateFormat: 'dd.MM.yyyy',
  standardElementsChanged: [],
  menuElementsChanged: [],
};

/** Change lists begin empty: they hold what is edited from now on. */
export function languageValues({ isoCode, name, localName, dateFormat }: Language): LanguageCardValues {
  return { isoCode, name, localName, dateFormat, standardElementsChanged: [], menuElementsChanged: [] };
}

/** Whether something else than translations is unsaved. */
export function isCommonDirty(values: LanguageCardValues, language: Language): boolean {
  return (['isoCode', 'name', 'localName', 'dateFormat'] as const).some((field) => values[field] !== language[field]);
}
