// Translations that lack their texts.
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';

export const element = (
  standardElementId: number,
  elementName: string,
  more: Partial<StandardElementTranslation> = {},
): StandardElementTranslation => ({
  id: null,
  standardElementId,
  areaName: 'Artykuł',
  groupName: 'Przycisk',
  elementType: 10,
  elementName,
  baseTranslation: elementName,
  baseTranslationDescription: `${elementName} <artykuł> & "resztę"`,
  translation: '',
  translationDescription: '',
  isTranslationRequired: true,
  isTranslationDescriptionRequired: true,
  isTranslationEditable: true,
  isTranslationDescriptionEditable: true,
  errors: [],
  state: 'missing',
  isChanged: false,
  revision: 0,
  ...more,
});

export const category = (
  menuElementId: number,
  baseName: string,
  baseUrl: string | null = null,
): MenuElementTranslation => ({
  id: null,
  menuElementId,
  menuType: 20,
  menuTypeName: 'Menu pionowe',
  baseName,
  baseTitle: `Kategoria ${baseName}`,
  baseUrl,
  translatedDisplayText: '',
  translatedTitle: '',
  translatedUrl: null,
  errors: [],
  state: 'missing',
  isChanged: false,
  revision: 0,
});
