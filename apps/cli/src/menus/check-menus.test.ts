import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuElementType } from '@redakcja/generated/model/menuElementType';
import { MenuType } from '@redakcja/generated/model/menuType';
import { expect, test } from 'vitest';
import { faultsOf } from './check-menus.ts';

const element = (elementId: number, more: Partial<MenuElement> = {}): MenuElement => ({
  elementId,
  parentElementId: null,
  previousElement: null,
  type: MenuElementType.VerticalMenu,
  linkType: 10,
  linkToMenuElementId: null,
  linkToArticleTranslationId: null,
  displayText: `k${elementId}`,
  title: `k${elementId}`,
  description: null,
  url: null,
  slug: `k${elementId}`,
  target: 10,
  level: 1,
  children: [],
  expanded: false,
  keepExpanded: false,
  canDelete: true,
  hasExternalLinks: false,
  hasPublicArticles: false,
  order: 0,
  isHidden: false,
  isSystem: false,
  isMainMenuElement: true,
  languages: [],
  missingLanguages: [],
  outdatedLanguages: [],
  articleCounts: { published: 0, scheduled: 0, drafts: 0, ended: 0 },
  childCount: 0,
  revision: 1,
  ...more,
});

const faults = (...elements: MenuElement[]) =>
  faultsOf([
    { name: 'pionowe', menu: { type: MenuType.Vertical, maxElements: -1, maxLevels: 4, revision: 1, elements } },
  ]).map(({ id, fault }) => `${id}: ${fault}`);

test('a sound menu has no faults', () => {
  const child = element(2, { level: 2, parentElementId: 1 });
  expect(
    faults(element(1, { children: [child], childCount: 1 }), element(3, { order: 1, previousElement: 1 })),
  ).toEqual([]);
});

test.each<[string, MenuElement[]]>([
  ['1: ma miejsce 1, a jest na 0', [element(1, { order: 1 })]],
  ['1: ma inną poprzednią kategorię', [element(1, { previousElement: 9 })]],
  ['1: nie ma polskiej nazwy', [element(1, { displayText: '' })]],
  ['1: prowadzi do kategorii, której nie ma', [element(1, { linkToMenuElementId: 7 })]],
  ['1: prowadzi do samej siebie', [element(1, { linkToMenuElementId: 1 })]],
  ['1: ma inną liczbę podkategorii', [element(1, { childCount: 2 })]],
  ['1: ma poziom 2, a leży na 1.', [element(1, { level: 2 })]],
])('finds: %s', (fault, elements) => {
  expect(faults(...elements)).toEqual([fault]);
});

test('finds a fifth level and a category that is twice', () => {
  let deepest = element(5, { level: 5 });
  for (const id of [4, 3, 2, 1]) deepest = element(id, { level: id, children: [deepest], childCount: 1 });
  expect(faults(deepest)).toEqual(['5: leży głębiej niż na 4. poziomie']);
  expect(faults(element(1), element(1, { order: 1, previousElement: 1 }))).toEqual([
    '1: jest w menu więcej niż raz',
    '1: jest w menu więcej niż raz',
  ]);
});
