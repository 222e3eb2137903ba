import './category-rights.css';
import { useGetMenu } from '@redakcja/generated/menus/menus';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuType } from '@redakcja/generated/model/menuType';
import { useState } from 'react';
import { useField } from '../shared/form/use-field.ts';
import { Card } from '../shared/ui/card.tsx';
import { Loader } from '../shared/ui/loader.tsx';
import { Tabs } from '../shared/ui/tabs.tsx';
import { useQuestion } from '../shared/ui/use-question.ts';
import { type CategoryAnswer, CategoryQuestion } from './category-question.tsx';
import { CategoryTree } from './category-tree.tsx';

const tabs = [
  { id: 'poziome', label: 'Menu poziome', type: MenuType.Horizontal },
  { id: 'pionowe', label: 'Menu pionowe', type: MenuType.Vertical },
];

const describe = (excluded: number[] | undefined) => `kategorie bez uprawnień: ${excluded?.length ?? 0}`;

/** Ids of a category and of all under it. */
function withSubcategories(element: MenuElement): number[] {
  return [element.elementId, ...element.children.flatMap(withSubcategories)];
}

/** Which categories the user may manage (specification, sections 2.3 and 4). The form keeps those that they may not. */
export function CategoryRights({ disabledReason }: { disabledReason: string | undefined }) {
  const { value, set } = useField<number[] | undefined>({ label: 'Uprawnienia do kategorii' }, describe);
  const [tab, setTab] = useState('poziome');
  const question = useQuestion<MenuElement, CategoryAnswer>();
  const excluded = new Set(value);

  async function toggle(element: MenuElement, isGranted: boolean) {
    const answer = element.children.length > 0 ? await question.ask(element) : 'one';
    if (answer === 'none') return;
    const changed = new Set(answer === 'all' ? withSubcategories(element) : [element.elementId]);
    const others = (value ?? []).filter((id) => !changed.has(id));
    set(isGranted ? others : [...others, ...changed].sort((a, b) => a - b));
  }

  return (
    <Card title="Uprawnienia do kategorii">
      <p className="category-note mt-0 mb-3">Zaznaczone kategorie użytkownik może redagować i wybierać w artykułach.</p>
      <Tabs
        active={tab}
        onChange={setTab}
        tabs={tabs.map(({ id, label, type }) => ({
          id,
          label,
          content: <MenuTree type={type} label={label} excluded={excluded} locked={disabledReason} onToggle={toggle} />,
        }))}
      />
      {question.pending && <CategoryQuestion {...question.pending} />}
    </Card>
  );
}

interface MenuTreeProps {
  type: MenuType;
  label: string;
  excluded: ReadonlySet<number>;
  locked: string | undefined;
  onToggle: (element: MenuElement, isGranted: boolean) => void;
}

function MenuTree({ type, label, excluded, locked, onToggle }: MenuTreeProps) {
  const { data, isError } = useGetMenu(
    type,
    { categoryOnly: true },
    { query: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania menu', optional: true } } },
  );
  if (data === undefined) return isError ? <p className="category-note m-0">Nie udało się pobrać menu.</p> : <Loader />;
  if (data.elements.length === 0) return <p className="category-note m-0">brak danych</p>;
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
