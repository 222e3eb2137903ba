import {
  additionRefusal,
  editRefusal,
  type MenuContext,
  moveRefusal,
  removalRefusal,
  sortRefusal,
} from '@redakcja/domain/menus/menu-rules';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { IconName } from '../shared/ui/buttons/icon.ts';

/** An action on a category. */
export interface CategoryAction {
  label: string;
  icon: IconName;
  danger?: boolean;
  /** Why it is disabled for this category. */
  refusal: string | null;
  /** A button on the row, in words where its picture could be taken for another's. */
  onRow?: 'icon' | 'words';
  run: (element: MenuElement) => void;
}

export type CategoryCommands = Record<
  'add' | 'edit' | 'sort' | 'move' | 'history' | 'remove' | 'why',
  (element: MenuElement) => void
>;

/** The actions on a category, with the reason of the disabled ones (specification, sections 4, 6 and 8). */
export function actionsOf(menu: MenuContext, element: MenuElement, commands: CategoryCommands): CategoryAction[] {
  const { parentElementId, previousElement: previousElementId } = element;
  return [
    { label: 'Edytuj', icon: 'pencil', onRow: 'icon', refusal: editRefusal(menu, element), run: commands.edit },
    {
      label: 'Dodaj podkategorię',
      icon: 'plus',
      onRow: 'words',
      refusal: additionRefusal(menu, element.elementId),
      run: commands.add,
    },
    {
      label: 'Sortuj artykuły',
      icon: 'sort-alt',
      onRow: 'words',
      refusal: sortRefusal(menu, element),
      run: commands.sort,
    },
    {
      label: 'Przenieś…',
      icon: 'arrows-v',
      onRow: 'words',
      refusal: moveRefusal(menu, element.elementId, { parentElementId, previousElementId }),
      run: commands.move,
    },
    { label: 'Historia', icon: 'history', refusal: null, run: commands.history },
    {
      label: 'Usuń',
      icon: 'trash',
      danger: true,
      onRow: 'icon',
      refusal: removalRefusal(menu, element),
      run: commands.remove,
    },
    { label: 'Dlaczego nie mogę?', icon: 'question-circle', refusal: null, run: commands.why },
  ];
}
