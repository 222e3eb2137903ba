import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { menuTypeLabels } from '@redakcja/domain/shared/link-labels';
import { useSearchCategories } from '@redakcja/generated/menus/menus';
import { MenuType } from '@redakcja/generated/model/menuType';
import { useState } from 'react';
import { useSession } from '../session/session.ts';
import { Select } from '../ui/inputs/select.tsx';
import { PickerDialog } from './picker-dialog.tsx';
import type { PickerProps } from './picker-props.ts';
import { usePickerTree } from './tree/use-picker-tree.ts';
import { usePickerSearch } from './use-picker-search.ts';

export interface PickedCategory {
  id: number;
  displayText: string;
  menuType: MenuType;
  path: string;
  /** Readable part of the address, and the address of a category that leads out; a stored category has neither here. */
  slug?: string;
  url?: string | null;
}

/** What a form holds of a picked category: the rest of a search would look like a change. */
export const heldCategory = ({ id, displayText, menuType, path }: PickedCategory): PickedCategory => ({
  id,
  displayText,
  menuType,
  path,
});

interface CategoryPickerProps extends PickerProps<PickedCategory> {
  /** ISO code. */
  lang: string;
  /** Only categories with a place for articles. */
  categoryOnly?: boolean;
  /** Excluded categories stay closed to the user (specification, section 6); off where they are only linked to. */
  withExclusions?: boolean;
  /** Only this menu; otherwise it can be chosen. */
  of?: MenuType;
}

const menuTypes = Object.values(MenuType).map((value) => ({ value, label: menuTypeLabels[value] }));

/** Categories of both menus, found by their text from the third character on (specification, section 5), or in their tree. */
export function CategoryPicker(props: CategoryPickerProps) {
  const { lang, categoryOnly, withExclusions = true, of, ...dialog } = props;
  const { user } = useSession();
  const [menuType, setMenuType] = useState<MenuType | null>(null);
  const search = usePickerSearch(3);
  const meta = { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania kategorii' };
  const query = useSearchCategories(
    { title: search.searched, lang, categoryOnly, menuType: of ?? menuType ?? undefined, size: 100 },
    { query: { enabled: search.isAsked, meta } },
  );
  const tree = usePickerTree<PickedCategory>({
    lang,
    categoryOnly,
    menuType: of ?? menuType ?? undefined,
    thingOfCategory: (category) => category,
    isShown: !search.isAsked,
  });
  // Design decision 12: administrators are not bound.
  const excluded = new Set(withExclusions && !user.isAdmin ? user.excludeCategories : []);
  return (
    <PickerDialog<PickedCategory>
      {...dialog}
      search={search}
      query={query}
      tree={tree}
      madeIn="Kategorie dodaje się w dziale Zarządzanie menu"
      itemOf={(category) => ({
        id: category.id,
        name: category.displayText,
        detail: of === undefined ? `${menuTypeLabels[category.menuType]}: ${category.path}` : category.path,
        disabledReason: excluded.has(category.id) ? menuMessages.excluded : undefined,
      })}
      filters={
        of === undefined && (
          <Select aria-label="Menu" value={menuType} onChange={setMenuType} options={menuTypes} emptyLabel="Oba menu" />
        )
      }
    />
  );
}
