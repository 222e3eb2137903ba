import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import { expect, test } from 'vitest';
import { validate } from '../../shared/forms/form-errors.ts';
import {
  changedMenuRow,
  changedStandardRow,
  incompleteChanges,
  languageCardSchema,
  languageInputOf,
  liveProgress,
  mergedRows,
  standardId,
  withChange,
} from './language-card.ts';

const standard: StandardElementTranslation = {
  id: null,
  standardElementId: 10,
  areaName: 'Artykuł',
  groupName: 'Przycisk',
  elementType: 10,
  elementName: 'Drukuj',
  baseTranslation: 'Drukuj',
  baseTranslationDescription: 'Wydrukuj treść artykułu',
  translation: '',
  translationDescription: '',
  isTranslationRequired: true,
  isTranslationDescriptionRequired: true,
  isTranslationEditable: true,
  isTranslationDescriptionEditable: true,
  errors: ['Nazwa wyświetlana jest wymagana', 'Tekst dla czytników ekranu jest wymagany'],
  state: 'missing',
  isChanged: false,
  revision: 0,
};
const menu: MenuElementTranslation = {
  id: null,
  menuElementId: 5,
  menuType: 20,
  menuTypeName: 'Menu pionowe',
  baseName: 'Rząd',
  baseTitle: 'Rząd',
  baseUrl: 'https://www.gov.pl',
  translatedDisplayText: '',
  translatedTitle: '',
  translatedUrl: null,
  errors: [],
  state: 'missing',
  isChanged: false,
  revision: 0,
};
const common = { isoCode: 'de', name: ' niemiecki ', localName: 'Deutsch', dateFormat: 'dd.MM.yyyy' } as const;
const texts = { translation: 'Drucken', translationDescription: 'Artikel drucken' };

test('an edited row is marked as changed, with its errors', () => {
  const half = changedStandardRow(standard, { translation: 'Drucken' });
  expect(half).toMatchObject({
    isChanged: true,
    state: 'missing',
    errors: ['Tekst dla czytników ekranu jest wymagany'],
  });
  expect(changedStandardRow(half, texts)).toMatchObject({ state: 'done', errors: [] });
  expect(changedMenuRow(menu, { translatedDisplayText: 'a', translatedTitle: 'b' }).errors).toEqual([
    'Adres URL jest wymagany',
  ]);
});

test('a row that is edited twice is once in the change list, with its last texts', () => {
  const other = { ...changedStandardRow(standard, {}), standardElementId: 11 };
  const once = withChange([other], changedStandardRow(standard, { translation: 'a' }), standardId);
  const twice = withChange(once, changedStandardRow(standard, { translation: 'b' }), standardId);
  expect(twice.map((row) => [row.standardElementId, row.translation])).toEqual([
    [11, ''],
    [10, 'b'],
  ]);
  expect(mergedRows([standard, other], twice, standardId).map((row) => row.translation)).toEqual(['b', '']);
});

test('incomplete rows are not sent, complete ones are trimmed', () => {
  const complete = changedStandardRow(standard, {
    translation: 'Drucken ',
    translationDescription: ' Artikel drucken',
  });
  const half = { ...changedStandardRow(standard, { translation: 'x' }), standardElementId: 11 };
  const noUrl = changedMenuRow(menu, { translatedDisplayText: 'a', translatedTitle: 'b' });
  const values = { ...common, standardElementsChanged: [complete, half], menuElementsChanged: [noUrl] };
  expect(languageInputOf(languageCardSchema.parse(values))).toEqual({
    ...common,
    isoCode: 'DE',
    name: 'niemiecki',
    standardElementsChanged: [{ standardElementId: 10, ...texts }],
    menuElementsChanged: [],
  });
  const left = incompleteChanges(values);
  expect([left.standard.map(standardId), left.menus.length]).toEqual([[11], 1]);
});

test.each([
  [{ dateFormat: '' }, [['dateFormat', 'Wybierz format daty']]],
  [
    { name: '', isoCode: '' },
    [
      ['isoCode', 'Wybierz kod ISO'],
      ['name', 'Nazwa jest wymagana'],
    ],
  ],
  [
    { standardElementsChanged: [changedStandardRow(standard, { ...texts, translation: 'x'.repeat(101) })] },
    [['standardElementsChanged.0', 'Maksymalnie 100 znaków']],
  ],
  [
    {
      menuElementsChanged: [
        changedMenuRow(menu, { translatedDisplayText: 'a', translatedTitle: 'b', translatedUrl: 'gov' }),
      ],
    },
    [['menuElementsChanged.0', 'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl']],
  ],
])('%#', (change, expected) => {
  const result = validate(languageCardSchema, {
    ...common,
    standardElementsChanged: [],
    menuElementsChanged: [],
    ...change,
  });
  expect(result.ok ? [] : result.fields.map(({ path, message }) => [path, message])).toEqual(expected);
});

test('the progress includes unsaved changes', () => {
  const area = (elements: 'standard' | 'menu', name: string) => ({
    elements,
    area: name,
    total: 3,
    done: 1,
    missing: 1,
    outdated: 1,
  });
  const once = changedStandardRow(standard, { translation: 'a' });
  const standardElementsChanged = [changedStandardRow(once, texts)];
  const menuElementsChanged = [changedMenuRow({ ...menu, state: 'outdated' }, { translatedTitle: '' })];
  const progress = [area('standard', 'Artykuł'), area('standard', 'Stopka'), area('menu', 'Menu pionowe')];
  expect(liveProgress(progress, { standardElementsChanged, menuElementsChanged })).toEqual([
    { ...progress[0], done: 2, missing: 0 },
    progress[1],
    { ...progress[2], missing: 2, outdated: 0 },
  ]);
});
