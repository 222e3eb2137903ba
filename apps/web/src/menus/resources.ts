import { MenuType } from '@redakcja/generated/model/menuType';
import type { Screen } from '../shared/resource.ts';

/** A screen with a navigation menu. */
export interface MenuScreen extends Screen {
  type: MenuType;
}

export const horizontalMenu = {
  help: 'menu',
  section: 'menus',
  path: '/zarzadzanie-menu/poziome',
  title: 'Menu poziome',
  type: MenuType.Horizontal,
} as const satisfies MenuScreen;

export const verticalMenu = {
  help: 'menu',
  section: 'menus',
  path: '/zarzadzanie-menu/pionowe',
  title: 'Menu pionowe',
  type: MenuType.Vertical,
} as const satisfies MenuScreen;
