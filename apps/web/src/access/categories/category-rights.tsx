import { subtreeIds } from '@redakcja/domain/menus/menu-tree';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuType } from '@redakcja/generated/model/menuType';
import { useState } from 'react';
import { useField } from '../../shared/form/state/use-field.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { useQuestion } from '../../shared/ui/dialogs/use-question.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { Tabs } from '../../shared/ui/page/tabs.tsx';
import { MenuRights } from './menu-rights.tsx';

const tabs = [
  { id: 'poziome', label: 'Menu poziome', type: MenuType.Horizontal },
  { id: 'pionowe', label: 'Menu pionowe', type: MenuType.Vertical },
];

const describe = (excluded: number[] | undefined) => `kategorie bez uprawnień: ${excluded?.length ?? 0}`;

/** Which categories the user may manage (specification, sections 2.3 and 4). The form keeps those that they may not. */
export function CategoryRights({ disabledReason }: { disabledReason: string | undefined }) {
  const { value, set } = useField<number[] | undefined>({ label: 'Uprawnienia do kategorii' }, describe);
  const [tab, setTab] = useState('poziome');
  const question = useQuestion<MenuElement, CategoryAnswer>();
  const excluded = new Set(value);

  async function toggle(element: MenuElement, isGranted: boolean) {
    const answer = element.children.length > 0 ? await question.ask(element) : 'one';
    if (answer === 'none') return;
    const changed = new Set(answer === 'all' ? subtreeIds(element) : [element.elementId]);
    const others = (value ?? []).filter((id) => !changed.has(id));
    set(isGranted ? others : [...others, ...changed].sort((a, b) => a - b));
  }

  return (
    <Card title="Uprawnienia do kategorii">
      <p className="text-14 ink-2 mt-0 mb-3">Zaznaczone kategorie użytkownik może redagować i wybierać w artykułach.</p>
      <Tabs
        active={tab}
        onChange={setTab}
        tabs={tabs.map(({ id, label, type }) => ({
          id,
          label,
          content: (
            <MenuRights type={type} label={label} excluded={excluded} locked={disabledReason} onToggle={toggle} />
          ),
        }))}
      />
      {question.pending && <CategoryQuestion {...question.pending} />}
    </Card>
  );
}

/** The category with all under it, the category alone, or nothing at all (the dialog was closed). */
type CategoryAnswer = 'all' | 'one' | 'none';

/** Asked when a category with subcategories is ticked or unticked (specification, section 4). */
function CategoryQuestion({ answer }: { answer: (answer: CategoryAnswer) => void }) {
  return (
    <Dialog
      open
      role="alertdialog"
      title="Potwierdzenie zmiany uprawnień"
      width={460}
      onClose={() => answer('none')}
      footer={
        <>
          <Button label="Nie" onClick={() => answer('one')} autoFocus />
          <Button label="Tak" variant="primary" onClick={() => answer('all')} />
        </>
      }
    >
      <p className="m-0">Czy nadać/odebrać uprawnienia podkategoriom?</p>
    </Dialog>
  );
}
