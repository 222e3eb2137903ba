import type { Screen } from '../shared/resource.ts';

export const horizontalMenu = {
  section: 'menus',
  path: '/zarzadzanie-menu/poziome',
  title: 'Menu poziome',
} as const satisfies Screen;

export const verticalMenu = {
  section: 'menus',
  path: '/zarzadzanie-menu/pionowe',
  title: 'Menu pionowe',
} as const satisfies Screen;
