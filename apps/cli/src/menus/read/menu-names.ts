import { MenuType } from '@redakcja/generated/model/menuType';

/** The menus as the command line and files name them. */
export const menuNames = ['poziome', 'pionowe'] as const;
export type MenuName = (typeof menuNames)[number];

export const menuTypes: Readonly<Record<MenuName, MenuType>> = {
  poziome: MenuType.Horizontal,
  pionowe: MenuType.Vertical,
};
