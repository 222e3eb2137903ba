import { MenuElementType } from '@redakcja/generated/model/menuElementType';
import { MenuType } from '@redakcja/generated/model/menuType';
import { Menu } from '@redakcja/generated/zod/menu';
import { expect, test } from 'vitest';
import { menuLimits, unlimited } from './menu-limits.ts';

test('the menus and their limits', () => {
  expect(MenuType).toEqual({ Horizontal: 10, Vertical: 20 });
  expect(menuLimits[MenuType.Horizontal]).toEqual({ maxElements: 6, maxLevels: 1 });
  expect(menuLimits[MenuType.Vertical]).toEqual({ maxElements: unlimited, maxLevels: 4 });
});

test('what a category can be', () => {
  expect(MenuElementType).toEqual({ Unknown: 0, HorizontalMenu: 10, VerticalMenu: 20, Article: 30, External: 40 });
});

test.each([
  ['unlimited', unlimited, true],
  ['none', 0, true],
  ['less than unlimited', unlimited - 1, false],
])('limits in an answer: %s', (_case, limit, isValid) => {
  for (const name of ['maxElements', 'maxLevels']) {
    const menu = { type: 20, maxElements: 6, maxLevels: 4, revision: 1, elements: [], [name]: limit };
    expect(Menu.safeParse(menu).success).toBe(isValid);
  }
});
