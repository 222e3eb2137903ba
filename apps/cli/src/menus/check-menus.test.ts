import { sampleCategory as category } from '@redakcja/domain/menus/testing/sample-category';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuType } from '@redakcja/generated/model/menuType';
import { expect, test } from 'vitest';
import { faultsOf } from './check-menus.ts';

const faults = (...elements: MenuElement[]) =>
  faultsOf([
    { name: 'pionowe', menu: { type: MenuType.Vertical, maxElements: -1, maxLevels: 4, revision: 1, elements } },
  ]).map(({ id, fault }) => `${id}: ${fault}`);

const url = 'https://mapa.example';
const english = (translatedUrl: string | null): MenuElement['languages'][number] => ({
  languageId: 2,
  languageIsoCode: 'EN',
  languageName: 'angielski',
  translatedDisplayText: 'Map',
  translatedTitle: 'Map',
  translatedUrl,
  translatedTarget: 10,
  revision: 1,
});

test('a valid menu has no faults', () => {
  const child = category(2, { level: 2, parentElementId: 1 });
  expect(faults(category(1, { children: [child] }), category(3, { order: 1, previousElement: 1 }))).toEqual([]);
});

test.each<[string, MenuElement[]]>([
  ['1: ma miejsce 1, a jest na 0', [category(1, { order: 1 })]],
  ['1: ma inną poprzednią kategorię', [category(1, { previousElement: 9 })]],
  ['1: nie ma polskiej nazwy', [category(1, { displayText: '' })]],
  ['1: prowadzi do kategorii, której nie ma', [category(1, { linkToMenuElementId: 7 })]],
  ['1: prowadzi do samej siebie', [category(1, { linkToMenuElementId: 1 })]],
  ['1: ma inną liczbę podkategorii', [category(1, { childCount: 2 })]],
  ['1: ma poziom 2, a leży na 1.', [category(1, { level: 2 })]],
  ['1: ma adres URL tylko w niektórych językach', [category(1, { url, languages: [english(url), english(null)] })]],
  ['1: ma adres URL w innym języku, a nie ma go po polsku', [category(1, { languages: [english(url)] })]],
])('finds: %s', (fault, elements) => {
  expect(faults(...elements)).toEqual([fault]);
});

test('finds a fifth level and a duplicate category', () => {
  let deepest = category(5, { level: 5 });
  for (const id of [4, 3, 2, 1]) deepest = category(id, { level: id, children: [deepest] });
  expect(faults(deepest)).toEqual(['5: leży głębiej niż na 4. poziomie']);
  expect(faults(category(1), category(1, { order: 1, previousElement: 1 }))).toEqual([
    '1: jest w menu więcej niż raz',
    '1: jest w menu więcej niż raz',
  ]);
});
