import type { MenuContext } from '@redakcja/domain/menus/menu-rules';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { MenuType } from '@redakcja/generated/model/menuType';
import type { EditedMenu } from '../menu/use-menu.ts';

/** Properties of every dialog of a menu. */
export interface MenuDialogProps<Element = MenuElement> {
  element: Element;
  type: MenuType;
  menu: MenuContext;
  /** ISO code. */
  lang: string;
  changes: EditedMenu;
  onClose: () => void;
}
