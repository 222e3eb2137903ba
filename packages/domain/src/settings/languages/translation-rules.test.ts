import { expect, test } from 'vitest';
import {
  menuElementErrors,
  missingCount,
  missingMenuTexts,
  progressOf,
  standardElementErrors,
  statusRefusal,
  translationState,
} from './translation-rules.ts';

const messages = (errors: { field: string; message: string }[]) =>
  errors.map(({ field, message }) => `${field}: ${message}`);

test.each<[boolean, boolean, string, string, string[]]>([
  [true, true, 'Print', 'Print the article', []],
  [
    true,
    true,
    '',
    ' ',
    [
      'translation: Nazwa wyświetlana jest wymagana',
      'translationDescription: Tekst dla czytników ekranu jest wymagany',
    ],
  ],
  [true, false, 'Print', '', []],
  [false, true, '', 'Print', []],
  [false, true, '', '', ['translationDescription: Tekst dla czytników ekranu jest wymagany']],
  [true, false, 'x'.repeat(100), '', []],
  [true, false, 'x'.repeat(101), '', ['translation: Maksymalnie 100 znaków']],
  [false, false, '', 'x'.repeat(101), ['translationDescription: Maksymalnie 100 znaków']],
])('a fixed element (required %j, %j) with „%s” and „%s”', (text, description, translation, more, expected) => {
  const rules = { isTranslationRequired: text, isTranslationDescriptionRequired: description };
  expect(messages(standardElementErrors(rules, { translation, translationDescription: more }))).toEqual(expected);
});

const url = 'https://www.gov.pl';

test.each<[string | null, string, string, string | null, string[]]>([
  [null, 'Finance', 'Finance Department', null, []],
  [null, 'Finance', 'Finance Department', '', []],
  [url, 'Finance', 'Finance Department', 'https://gov.pl/en', []],
  [
    url,
    '',
    '',
    null,
    [
      'translatedDisplayText: Nazwa wyświetlana jest wymagana',
      'translatedTitle: Tekst dla czytników ekranu jest wymagany',
      'translatedUrl: Adres URL jest wymagany',
    ],
  ],
  [null, 'a', 'b', url, ['translatedUrl: Adres URL musi być pusty, bo kategoria nie ma go w języku polskim']],
  [
    url,
    'a',
    'b',
    'gov',
    ['translatedUrl: Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl'],
  ],
  [null, 'x'.repeat(1001), 'b', null, ['translatedDisplayText: Maksymalnie 1000 znaków']],
])('a category with the address %j translated as „%s”, „%s”, %j', (baseUrl, displayText, title, address, expected) => {
  const texts = { translatedDisplayText: displayText, translatedTitle: title, translatedUrl: address };
  expect(messages(menuElementErrors({ baseUrl }, texts))).toEqual(expected);
});

test('a forbidden address is an error, but nothing is missing', () => {
  const texts = { translatedDisplayText: 'a', translatedTitle: 'b', translatedUrl: url };
  expect(missingMenuTexts({ baseUrl: null }, texts)).toEqual([]);
});

test.each([
  [[], false, 'done'],
  [[], true, 'outdated'],
  [['x'], true, 'missing'],
])('errors %j, outdated %j: %s', (errors, isOutdated, state) => {
  expect(translationState(errors, isOutdated)).toBe(state);
});

test('progress counts every row of an area once', () => {
  const row = (elements: 'standard' | 'menu', area: string, state: 'done' | 'missing' | 'outdated') => ({
    elements,
    area,
    state,
  });
  const progress = progressOf([
    row('standard', 'Artykuł', 'done'),
    row('standard', 'Stopka', 'missing'),
    row('standard', 'Artykuł', 'outdated'),
    row('standard', 'Artykuł', 'missing'),
    row('menu', 'Menu poziome', 'done'),
  ]);
  expect(progress).toEqual([
    { elements: 'standard', area: 'Artykuł', total: 3, done: 1, missing: 1, outdated: 1 },
    { elements: 'standard', area: 'Stopka', total: 1, done: 0, missing: 1, outdated: 0 },
    { elements: 'menu', area: 'Menu poziome', total: 1, done: 1, missing: 0, outdated: 0 },
  ]);
  expect(missingCount(progress)).toBe(2);
});

test.each([
  [false, 0, true, null],
  [false, 1, true, 'Języka nie można aktywować, dopóki wszystko nie jest przetłumaczone'],
  [false, 1, false, null],
  [true, 0, true, 'Statusu języka systemowego nie można zmienić'],
  [true, 0, false, 'Statusu języka systemowego nie można zmienić'],
])('system %j, missing %j, activation %j: %j', (isSystem, missing, isActivation, refusal) => {
  expect(statusRefusal({ isSystem, missing }, isActivation)).toBe(refusal);
});
