import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuType } from '@redakcja/generated/model/menuType';
import { describe, expect, test } from 'vitest';
import { menuLimits } from './menu-limits.ts';
import {
  additionRefusal,
  editRefusal,
  isPlaceOfArticles,
  type MenuContext,
  menuLabelParts,
  moveRefusal,
  removalRefusal,
  shortMenuLabel,
  sortRefusal,
} from './menu-rules.ts';
import { findElement, type Place, withElement, withoutElement } from './menu-tree.ts';
import { sampleCategory } from './testing/sample-category.ts';

const element = (elementId: number, children: MenuElement[] = [], changes: Partial<MenuElement> = {}) =>
  sampleCategory(elementId, { children, ...changes });

/** Sets levels, orders and siblings like the server. */
const tree = (...roots: MenuElement[]) => {
  const marker = element(-99);
  return withoutElement([...roots, marker], marker.elementId);
};
const shape = (elements: readonly MenuElement[]): unknown[] =>
  elements.map((one) => (one.children.length > 0 ? [one.elementId, shape(one.children)] : one.elementId));

const elements = tree(
  element(1, [element(11, [element(111, [element(1111)])]), element(12)]),
  element(2, [], { url: 'https://gov.pl', hasExternalLinks: true }),
  element(3),
);
const moved = (id: number, place: Place) =>
  withElement(withoutElement(elements, id), element(id, findElement(elements, id)?.children), place);
const menu = (changes: Partial<MenuContext> = {}): MenuContext => ({
  ...menuLimits[MenuType.Vertical],
  elements,
  isDefaultLanguage: true,
  excludedCategories: new Set(),
  ...changes,
});
const horizontal = (roots: number) =>
  menu({
    ...menuLimits[MenuType.Horizontal],
    elements: tree(...Array.from({ length: roots }, (_, index) => element(index + 1))),
  });

describe('tree', () => {
  test.each<[string, number, Place, unknown[]]>([
    ['to the front', 3, { parentElementId: null, previousElementId: null }, [3, [1, [[11, [[111, [1111]]]], 12]], 2]],
    ['after a sibling', 1, { parentElementId: null, previousElementId: 2 }, [2, [1, [[11, [[111, [1111]]]], 12]], 3]],
    [
      'under another',
      3,
      { parentElementId: 12, previousElementId: null },
      [
        [
          1,
          [
            [11, [[111, [1111]]]],
            [12, [3]],
          ],
        ],
        2,
      ],
    ],
    [
      'out of its parent with all under it',
      11,
      { parentElementId: null, previousElementId: 3 },
      [[1, [12]], 2, 3, [11, [[111, [1111]]]]],
    ],
    ['where it is', 12, { parentElementId: 1, previousElementId: 11 }, [[1, [[11, [[111, [1111]]]], 12]], 2, 3]],
  ])('moves %s', (_, id, place, expected) => {
    expect(shape(moved(id, place))).toEqual(expected);
  });

  test('levels, orders and siblings are updated', () => {
    const menuAfter = moved(111, { parentElementId: null, previousElementId: 1 });
    expect(findElement(menuAfter, 1111)).toMatchObject({
      level: 2,
      parentElementId: 111,
      order: 0,
      previousElement: null,
      isMainMenuElement: false,
    });
    expect(findElement(menuAfter, 111)).toMatchObject({
      level: 1,
      parentElementId: null,
      order: 1,
      previousElement: 1,
      isMainMenuElement: true,
    });
    expect(findElement(menuAfter, 2)).toMatchObject({ order: 2, previousElement: 111 });
  });

  test('unchanged nodes are shared', () => {
    const menuAfter = moved(3, { parentElementId: 12, previousElementId: null });
    expect(findElement(menuAfter, 11)).toBe(findElement(elements, 11));
  });

  test('adds and removes', () => {
    expect(shape(withElement(elements, element(4), { parentElementId: 3, previousElementId: 77 }))).toEqual([
      [1, [[11, [[111, [1111]]]], 12]],
      2,
      [3, [4]],
    ]);
    expect(shape(withoutElement(elements, 11))).toEqual([[1, [12]], 2, 3]);
    expect(() => withElement(elements, element(4), { parentElementId: 77, previousElementId: null })).toThrow(
      RangeError,
    );
    expect(() => moved(1, { parentElementId: 12, previousElementId: null })).toThrow(RangeError);
  });
});

describe('limits', () => {
  const full = 'Osiągnięto maksymalną ilość kategorii głównych';
  const tooDeep = 'Kategoria nie może być głębiej niż na 4. poziomie menu';

  test.each([
    [horizontal(5), null, null],
    [horizontal(6), null, full],
    [horizontal(1), 1, 'Kategoria nie może być głębiej niż na 1. poziomie menu'],
    [menu(), null, null],
    [menu(), 111, null],
    [menu(), 1111, tooDeep],
    [menu(), 2, 'Kategoria zawiera adres URL, więc nie może posiadać podkategorii'],
    [menu(), 77, 'Nie znaleziono kategorii'],
    [menu({ excludedCategories: new Set([3]) }), 3, 'Brak uprawnień do tej kategorii'],
    [
      menu({ isDefaultLanguage: false }),
      3,
      'Kategorie można dodawać, usuwać, przenosić i sortować tylko w polskiej wersji językowej',
    ],
  ])('adding (%#)', (context, parent, expected) => {
    expect(additionRefusal(context, parent)).toBe(expected);
  });

  const to = (parentElementId: number | null, previousElementId: number | null = null) => ({
    parentElementId,
    previousElementId,
  });
  test.each([
    [menu(), 3, to(111), null],
    [menu(), 12, to(111), null],
    [menu(), 11, to(3), null],
    [menu(), 1, to(3), tooDeep],
    [menu(), 3, to(1111), tooDeep],
    [menu(), 3, to(2), 'Kategoria zawiera adres URL, więc nie może posiadać podkategorii'],
    [menu(), 1, to(111), 'Kategorii nie można przenieść do niej samej ani do jej podkategorii'],
    [menu(), 1, to(1), 'Kategorii nie można przenieść do niej samej ani do jej podkategorii'],
    [menu(), 77, to(1), 'Nie znaleziono kategorii'],
    [menu(), 3, to(1, 2), 'Nie znaleziono kategorii'],
    [menu(), 3, to(null, 3), 'Nie znaleziono kategorii'],
    [menu({ excludedCategories: new Set([3]) }), 3, to(null), 'Brak uprawnień do tej kategorii'],
    [menu({ excludedCategories: new Set([1]) }), 3, to(1), 'Brak uprawnień do tej kategorii'],
    [menu({ excludedCategories: new Set([1]) }), 12, to(3), 'Brak uprawnień do tej kategorii'],
    [menu({ excludedCategories: new Set([1]) }), 12, to(1), 'Brak uprawnień do tej kategorii'],
    [
      menu({ isDefaultLanguage: false }),
      3,
      to(1),
      'Kategorie można dodawać, usuwać, przenosić i sortować tylko w polskiej wersji językowej',
    ],
    [horizontal(6), 6, to(null), null],
    [menu({ maxElements: 3 }), 12, to(null), full],
    [menu({ maxElements: 3 }), 3, to(null), null],
  ])('moving (%#)', (context, id, place, expected) => {
    expect(moveRefusal(context, id, place)).toBe(expected);
  });
});

describe('deleting, editing, sorting', () => {
  const published = element(5, [element(51, [], { hasPublicArticles: true })]);
  const external = element(5, [element(51, [], { hasExternalLinks: true })], { hasExternalLinks: true });
  test.each([
    [element(5), {}, null],
    [published, {}, 'Nie można usunąć kategorii, ponieważ zawiera opublikowane artykuły'],
    [external, {}, 'Nie można usunąć kategorii, ponieważ zawiera kategorie z łączami zewnętrznymi'],
    [element(5, [], { hasExternalLinks: true, url: 'https://gov.pl' }), {}, null],
    [element(5, [], { isSystem: true }), {}, 'Nie można usunąć kategorii systemowej'],
    [element(5, [element(51)]), { excludedCategories: new Set([51]) }, 'Brak uprawnień do tej kategorii'],
    [
      element(5),
      { isDefaultLanguage: false },
      'Kategorie można dodawać, usuwać, przenosić i sortować tylko w polskiej wersji językowej',
    ],
  ])('deleting (%#)', (one, changes, expected) => {
    expect(removalRefusal(menu(changes), one)).toBe(expected);
  });

  test('editing and sorting', () => {
    const restricted = menu({ excludedCategories: new Set([1]) });
    expect([editRefusal(restricted, { elementId: 1 }), editRefusal(restricted, { elementId: 2 })]).toEqual([
      'Brak uprawnień do tej kategorii',
      null,
    ]);
    expect(sortRefusal(menu(), { elementId: 2, url: 'https://gov.pl' })).toBe(
      'Kategoria zawiera adres URL, więc nie można sortować jej artykułów',
    );
    expect(sortRefusal(restricted, { elementId: 1, url: null })).toBe('Brak uprawnień do tej kategorii');
    expect(sortRefusal(menu(), { elementId: 1, url: null })).toBeNull();
  });
});

test.each([
  ['x'.repeat(40), 'x'.repeat(40)],
  ['ż'.repeat(41), `${'ż'.repeat(40)}…`],
])('label %s', (label, shown) => {
  expect(shortMenuLabel(label)).toBe(shown);
  const parts = menuLabelParts(label);
  expect(`${parts.label}${parts.rest}`).toBe(label);
});

test('a place of articles holds some that are not over, and leads nowhere else', () => {
  const counts = { published: 0, scheduled: 0, drafts: 0, ended: 0 };
  const withDraft = { articleCounts: { ...counts, drafts: 1 } };
  expect(isPlaceOfArticles(element(1, [], withDraft))).toBe(true);
  expect(isPlaceOfArticles(element(1, [], { articleCounts: { ...counts, ended: 1 } }))).toBe(false);
  expect(isPlaceOfArticles(element(1, [], { ...withDraft, url: 'https://gov.pl' }))).toBe(false);
  expect(isPlaceOfArticles(element(1, [], { ...withDraft, linkToMenuElementId: 2 }))).toBe(false);
});
