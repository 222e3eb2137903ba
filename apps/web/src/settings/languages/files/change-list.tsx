import { incompleteChanges } from '@redakcja/domain/settings/languages/language-card';
import { useStore } from '@tanstack/react-form';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { confirm } from '../../../shared/ui/dialogs/confirm.ts';
import type { LanguageEditor } from '../language-editor.ts';
import { countText } from '../tables/table-parts.ts';

const maxNamed = 10;

/** The changes that will be saved, and the incomplete rows that will not (specification, section 4). */
export function ChangeList({ editor: { form } }: { editor: LanguageEditor }) {
  const values = useStore(form.store, (state) => state.values);
  const { standardElementsChanged: standard, menuElementsChanged: menus } = values;
  const count = standard.length + menus.length;
  if (count === 0) return null;
  const left = incompleteChanges(values);
  const names = [...left.standard.map((row) => row.elementName), ...left.menus.map((row) => row.baseName)];
  const rest = names.length - maxNamed;

  async function undo() {
    const agreed = await confirm({
      title: 'Odrzucić zmiany tłumaczeń?',
      message: `Przepadną niezapisane zmiany: ${countText(count)}.`,
      action: 'Odrzuć',
      danger: true,
    });
    if (!agreed) return;
    form.setFieldValue('standardElementsChanged', []);
    form.setFieldValue('menuElementsChanged', []);
  }

  return (
    <div className="flex flex-wrap align-items-center gap-2 mb-3" role="status">
      <span>
        <strong>Do zapisania: {countText(count - names.length)}.</strong>
        {names.length > 0 && (
          <>
            {' '}
            Niepełne nie zostaną zapisane: {names.slice(0, maxNamed).join(', ')}
            {rest > 0 && ` i jeszcze ${rest}`}.
          </>
        )}
      </span>
      <Button variant="text" label="Odrzuć zmiany tłumaczeń" onClick={undo} />
    </div>
  );
}
