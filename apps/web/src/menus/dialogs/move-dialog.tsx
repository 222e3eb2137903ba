import { visibleRows } from '@redakcja/domain/menus/menu-rows';
import { moveRefusal } from '@redakcja/domain/menus/menu-rules';
import { childrenOf } from '@redakcja/domain/menus/menu-tree';
import { useMemo, useState } from 'react';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import { maxSearchLength } from '../../shared/ui/inputs/max-search-length.ts';
import { Select } from '../../shared/ui/inputs/select.tsx';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';
import { wordsOfMove } from '../menu/place-words.ts';
import { seenOf } from '../menu/use-menu.ts';
import type { MenuDialogProps } from './menu-dialog-props.ts';
import { TargetList } from './target-list.tsx';

const first = 0;

/** „Przenieś…”: a parent found by its name, and the place under it. */
export function MoveDialog({ element, menu, changes, onClose }: MenuDialogProps) {
  const [parentId, setParentId] = useState(element.parentElementId);
  const [previousId, setPreviousId] = useState(element.previousElement ?? first);
  const [text, setText] = useState('');
  const targets = useMemo(() => {
    const rows = visibleRows(menu.elements, { isExpanded: () => true });
    return [
      { id: null, name: 'Poziom główny menu', level: 0 },
      ...rows.map(({ element: { elementId, displayText }, level }) => ({ id: elementId, name: displayText, level })),
    ];
  }, [menu]);
  const refusalOf = (id: number | null) =>
    moveRefusal(menu, element.elementId, { parentElementId: id, previousElementId: null });
  const siblings = (childrenOf(menu.elements, parentId) ?? []).filter((one) => one.elementId !== element.elementId);
  const place = { parentElementId: parentId, previousElementId: previousId === first ? null : previousId };
  const refusal = moveRefusal(menu, element.elementId, place);
  const isSame = parentId === element.parentElementId && place.previousElementId === element.previousElement;

  function choose(id: number | null) {
    setParentId(id);
    const last = (childrenOf(menu.elements, id) ?? []).filter((one) => one.elementId !== element.elementId).at(-1);
    setPreviousId(last?.elementId ?? first);
  }

  function move() {
    const seen = seenOf(menu, { element: element.elementId, parent: parentId, previous: place.previousElementId });
    void changes.sendSaying(
      { event: 'move', elementId: element.elementId, ...place, seen },
      wordsOfMove(menu, element, place),
    );
    onClose();
  }

  return (
    <Dialog
      open
      title={`Przenieś „${element.displayText}”`}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button label="Anuluj" onClick={onClose} />
          <Button
            label="Przenieś"
            icon="check"
            variant="primary"
            disabledReason={refusal ?? (isSame ? 'Kategoria już jest w tym miejscu' : undefined)}
            onClick={move}
          />
        </>
      }
    >
      <div className="flex flex-column gap-3">
        <TextInput
          type="search"
          value={text}
          onChange={setText}
          aria-label="Szukaj kategorii nadrzędnej"
          placeholder="Szukaj kategorii nadrzędnej"
          maxLength={maxSearchLength}
        />
        <TargetList
          legend="Kategoria nadrzędna"
          targets={targets}
          refusalOf={refusalOf}
          text={text}
          chosen={parentId}
          onChoose={choose}
        />
        <div className="field">
          <span className="field-label" id="menu-place">
            Miejsce
          </span>
          <Select
            aria-label="Miejsce"
            value={previousId}
            onChange={(id) => id !== null && setPreviousId(id)}
            options={[
              { value: first, label: 'Na początku' },
              ...siblings.map((one, index) => ({
                value: one.elementId,
                label: index === siblings.length - 1 ? `Na końcu, po „${one.displayText}”` : `Po „${one.displayText}”`,
              })),
            ]}
          />
        </div>
      </div>
    </Dialog>
  );
}
