// The form of the language version in German.
import type { Language } from '@redakcja/generated/model/language';
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import { screen } from '@testing-library/react';
import { answerList, answerRecord } from '../../../testing/answers.ts';

export const element = (
  standardElementId: number,
  areaName: string,
  elementName: string,
  more: Partial<StandardElementTranslation> = {},
): StandardElementTranslation => ({
  id: null,
  standardElementId,
  areaName,
  groupName: 'Przycisk',
  elementType: 10,
  elementName,
  baseTranslation: elementName,
  baseTranslationDescription: `${elementName} na stronie`,
  translation: `${elementName} DE`,
  translationDescription: `${elementName} hören`,
  isTranslationRequired: true,
  isTranslationDescriptionRequired: true,
  isTranslationEditable: true,
  isTranslationDescriptionEditable: true,
  errors: [],
  state: 'done',
  isChanged: false,
  revision: 1,
  ...more,
});

export const missing = {
  translation: '',
  errors: ['Nazwa wyświetlana jest wymagana'],
  state: 'missing' as const,
};

export const category = (
  menuElementId: number,
  baseName: string,
  more: Partial<MenuElementTranslation> = {},
): MenuElementTranslation => ({
  id: null,
  menuElementId,
  menuType: 20,
  menuTypeName: 'Menu pionowe',
  baseName,
  baseTitle: baseName,
  baseUrl: null,
  translatedDisplayText: `${baseName} DE`,
  translatedTitle: `${baseName} hören`,
  translatedUrl: null,
  errors: [],
  state: 'done',
  isChanged: false,
  revision: 1,
  ...more,
});

/** The server has the German version with these translations. */
export function german(
  items: StandardElementTranslation[],
  menus: MenuElementTranslation[],
  more: Partial<Language> = {},
) {
  const count = (rows: { state: string }[], state: string) => rows.filter((row) => row.state === state).length;
  const progress = (elements: 'standard' | 'menu', area: string, rows: { state: string }[]) =>
    rows.length === 0
      ? []
      : [
          {
            elements,
            area,
            total: rows.length,
            done: count(rows, 'done'),
            missing: count(rows, 'missing'),
            outdated: count(rows, 'outdated'),
          },
        ];
  const areas = [...Map.groupBy(items, (row) => row.areaName)];
  const language: Language = {
    id: 7,
    isoCode: 'DE',
    name: 'niemiecki',
    localName: 'Deutsch',
    isSystem: false,
    isDefault: false,
    status: 0,
    statusName: 'Nieaktywny',
    dateFormat: 'dd.MM.yyyy',
    isoCodeFile: null,
    progress: [
      ...areas.flatMap(([area, rows]) => progress('standard', area, rows)),
      ...progress('menu', 'Menu pionowe', menus),
    ],
    standardElementsTranslations: { totalItems: items.length, itemsWithErrors: count(items, 'missing'), items },
    menuElementsTranslations: { totalItems: menus.length, itemsWithErrors: count(menus, 'missing'), items: menus },
    ...more,
  };
  answerRecord('/api/settings/language/7', language);
  answerList('/api/settings/language/7/menu-element-translations', menus);
  answerList('/api/dictionaries/iso-codes', [
    {
      id: 1,
      code: 'DE',
      name: 'niemiecki',
      isDefault: true,
      file: { path: '/api/files/flags/DE', fileName: 'DE.svg' },
    },
    { id: 2, code: 'FR', name: 'francuski', isDefault: true, file: null },
  ]);
  return language;
}

export const card = '/ustawienia/wersje-jezykowe/edytuj/7';
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
