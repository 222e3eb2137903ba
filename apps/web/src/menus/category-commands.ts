import {
  additionRefusal,
  editRefusal,
  type MenuContext,
  moveRefusal,
  removalRefusal,
  sortRefusal,
} from '@redakcja/domain/menus/menu-rules';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { IconName } from '../shared/ui/icon.ts';

/** An action on a category. */
export interface CategoryAction {
  label: string;
  icon: IconName;
  danger?: boolean;
  /** Why it is disabled for this category. */
  refusal: string | null;
  /** Shown as a button on the row. */
  isOnRow?: boolean;
  run: (element: MenuElement) => void;
}

export type CategoryCommands = Record<
  'add' | 'edit' | 'sort' | 'move' | 'history' | 'remove',
  (element: MenuElement) => void
>;

/** The actions on a category, with the reason of the disabled ones (specification, sections 4, 6 and 8). */
export function actionsOf(menu: MenuContext, element: MenuElement, commands: CategoryCommands): CategoryAction[] {
  const { parentElementId, previousElement: previousElementId } = element;
  return [
    {
      label: 'Dodaj podkategorię',
      icon: 'plus',
      isOnRow: true,
      refusal: additionRefusal(menu, element.elementId),
      run: commands.add,
    },
    { label: 'Edytuj', icon: 'pencil', isOnRow: true, refusal: editRefusal(menu, element), run: commands.edit },
    {
      label: 'Sortuj artykuły',
      icon: 'sort-alt',
      isOnRow: true,
      refusal: sortRefusal(menu, element),
      run: commands.sort,
    },
    {
      label: 'Przenieś…',
      icon: 'arrows-v',
      isOnRow: true,
      refusal: moveRefusal(menu, element.elementId, { parentElementId, previousElementId }),
      run: commands.move,
    },
    { label: 'Historia zmian', icon: 'history', refusal: null, run: commands.history },
    {
      label: 'Usuń',
      icon: 'trash',
      danger: true,
      isOnRow: true,
      refusal: removalRefusal(menu, element),
      run: commands.remove,
    },
  ];
}
