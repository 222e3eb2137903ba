import { LiveRegion } from '../ui/messages/live-region.tsx';
import './picker.css';
import { closestCenter, DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import { arrayMove } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { dragAccessibility, useDragSensors } from '../sortable/dragging.ts';
import { Button } from '../ui/buttons/button.tsx';
import { confirm } from '../ui/dialogs/confirm.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { closeAsking } from '../ui/dialogs/discard-question.ts';
import { PickerAvailable, type PickerQuery } from './picker-available.tsx';
import type { PickerItem, PickerProps } from './picker-props.ts';
import { PickerSelected, selectedArea } from './picker-selected.tsx';
import type { PickerTreeState } from './tree/use-picker-tree.ts';
import type { PickerSearch } from './use-picker-search.ts';

interface PickerDialogProps<Thing> extends PickerProps<Thing> {
  search: PickerSearch;
  query: PickerQuery<Thing>;
  /** Browsed while nothing is searched for. */
  tree?: PickerTreeState<Thing>;
  itemOf: (thing: Thing) => PickerItem;
  /** Choices that narrow the search. */
  filters?: ReactNode;
  /** Where such things are made, said when none was found: „Zakładki dodaje się w …”. */
  madeIn?: string;
  /** Over what is selected; „Wybrane” unless said otherwise. */
  selectedTitle?: string;
  /** Asked before everything selected is taken away at once. */
  clearQuestion?: string;
}

/** Search, what was found, and what is selected: added by button, double-click or drag, ordered by drag or keyboard. */
export function PickerDialog<Thing>(props: PickerDialogProps<Thing>) {
  const {
    title,
    search,
    query,
    tree,
    itemOf,
    onPick,
    onClose,
    isSingle = false,
    maxChosen = Number.POSITIVE_INFINITY,
    filters,
    madeIn,
    selectedTitle = 'Wybrane',
    clearQuestion,
  } = props;
  const [selected, setSelected] = useState<readonly Thing[]>(props.selected);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const sensors = useDragSensors(100);
  const idOf = (thing: Thing) => itemOf(thing).id;
  const items = search.isAsked ? query.data?.items : undefined;
  const found = (key: unknown) =>
    search.isAsked || !tree
      ? items?.find((thing) => availableKey(idOf(thing)) === key)
      : tree.rows.find((row) => availableKey(row.key) === key)?.thing;
  const isChanged = selected.map(idOf).join() !== props.selected.map(idOf).join();
  const isFull = !isSingle && selected.length >= maxChosen;

  function add(thing: Thing, at = selected.length) {
    const { name, disabledReason } = itemOf(thing);
    // What is there already is not added twice (specification, section 5).
    if (disabledReason !== undefined || isFull || selected.some((one) => idOf(one) === idOf(thing))) return;
    setSelected(isSingle ? [thing] : [...selected.slice(0, at), thing, ...selected.slice(at)]);
    setSaid(`Dodano: ${name}`);
  }

  function remove(thing: Thing) {
    setSelected(selected.filter((one) => one !== thing));
    setSaid(`Usunięto: ${itemOf(thing).name}`);
  }

  async function clear() {
    const question = { title: clearQuestion ?? '', action: 'Usuń wszystkie', danger: true };
    if (clearQuestion !== undefined && !(await confirm(question))) return;
    setSelected(selected.filter((thing) => itemOf(thing).disabledReason !== undefined));
  }

  function drop({ active, over }: DragEndEvent) {
    setDragged(undefined);
    if (!over) return;
    const place = selected.findIndex((thing) => String(idOf(thing)) === String(over.id));
    const added = found(active.id);
    if (added !== undefined) {
      if (over.id === selectedArea || place >= 0) add(added, place < 0 ? undefined : place);
      return;
    }
    const from = selected.findIndex((thing) => String(idOf(thing)) === String(active.id));
    if (from >= 0 && place >= 0) setSelected(arrayMove([...selected], from, place));
  }

  const nameByKey = (key: unknown) => {
    const thing = found(key) ?? selected.find((one) => String(idOf(one)) === String(key));
    return thing === undefined ? 'wybrane' : itemOf(thing).name;
  };

  return (
    <Dialog
      open
      title={title}
      width={900}
      // Escape first lets go of what is dragged.
      closable={dragged === undefined}
      onClose={() => void closeAsking(isChanged, onClose)}
      className="picker"
      footer={
        <>
          <Button label="Anuluj" onClick={onClose} />
          <Button label="Zastosuj" icon="check" variant="primary" onClick={() => onPick([...selected])} />
        </>
      }
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={dragAccessibility(nameByKey)}
        onDragStart={({ active }) => setDragged(String(active.id))}
        onDragCancel={() => setDragged(undefined)}
        onDragEnd={drop}
      >
        <div className="flex flex-column md:flex-row gap-3">
          <PickerAvailable
            search={search}
            filters={filters}
            query={query}
            tree={tree}
            isSingle={isSingle}
            itemOf={itemOf}
            keyOf={availableKey}
            isSelected={(thing) => selected.some((one) => idOf(one) === idOf(thing))}
            addDisabledReason={isFull ? `Można wybrać najwyżej ${maxChosen}` : undefined}
            madeIn={madeIn}
            onAdd={(thing) => add(thing)}
          />
          <PickerSelected
            things={selected}
            itemOf={itemOf}
            onOrder={setSelected}
            onRemove={remove}
            title={selectedTitle}
            onClear={() => void clear()}
          />
        </div>
        {createPortal(
          <DragOverlay zIndex={20_000}>
            {dragged !== undefined && found(dragged) && <div className="picker-dragged">{nameByKey(dragged)}</div>}
          </DragOverlay>,
          document.body,
        )}
      </DndContext>
      <LiveRegion text={said} />
    </Dialog>
  );
}

const availableKey = (id: PickerItem['id']) => `dostępne-${id}`;
