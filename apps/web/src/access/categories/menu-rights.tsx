import { useGetMenu } from '@redakcja/generated/menus/menus';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { MenuType } from '@redakcja/generated/model/menuType';
import { Loader } from '../../shared/ui/messages/loader.tsx';
import { CategoryTree } from './category-tree.tsx';

interface MenuRightsProps {
  type: MenuType;
  label: string;
  excluded: ReadonlySet<number>;
  locked: string | undefined;
  onToggle: (element: MenuElement, isGranted: boolean) => void;
}

export function MenuRights({ type, label, excluded, locked, onToggle }: MenuRightsProps) {
  const { data, isError } = useGetMenu(
    type,
    { categoryOnly: true, translations: false },
    { query: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania menu', optional: true } } },
  );
  if (data === undefined) return isError ? <p className="text-14 ink-2 m-0">Nie udało się pobrać menu.</p> : <Loader />;
  if (data.elements.length === 0) return <p className="text-14 ink-2 m-0">brak danych</p>;
  return (
    <CategoryTree
      label={`${label}: uprawnienia do kategorii`}
      elements={data.elements}
      isChecked={(id) => !excluded.has(id)}
      locked={locked}
      onToggle={onToggle}
    />
  );
}
