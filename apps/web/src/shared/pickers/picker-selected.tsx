import { useDroppable } from '@dnd-kit/core';
import { useId } from 'react';
import { SortableItems } from '../sortable/sortable-items.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { PickerItem } from './picker-dialog.tsx';

/** Where a drop adds to the end. */
export const selectedArea = 'wybrane';

interface PickerSelectedProps<Thing> {
  things: readonly Thing[];
  itemOf: (thing: Thing) => PickerItem;
  onRemove: (thing: Thing) => void;
  onClear: () => void;
}

export function PickerSelected<Thing>({ things, itemOf, onRemove, onClear }: PickerSelectedProps<Thing>) {
  const { setNodeRef, isOver } = useDroppable({ id: selectedArea });
  const id = useId();
  return (
    <section className="picker-side" aria-labelledby={id}>
      <div className="picker-head">
        <h3 id={id}>Wybrane ({things.length})</h3>
        {things.length > 1 && <Button label="Usuń wszystkie" variant="text" onClick={onClear} />}
      </div>
      <div ref={setNodeRef} className={`picker-drop ${isOver ? 'picker-drop-over' : ''}`}>
        {things.length === 0 && <p className="picker-empty">Przeciągnij tutaj lub użyj przycisku „Dodaj”</p>}
        <SortableItems
          label="Wybrane"
          items={things}
          keyOf={(thing) => itemOf(thing).id}
          nameOf={(thing) => itemOf(thing).name}
        >
          {(thing) => {
            const { name, detail, disabledReason } = itemOf(thing);
            return (
              <>
                <div className="picker-text">
                  <span>{name}</span>
                  {detail !== undefined && <span className="picker-detail">{detail}</span>}
                </div>
                <IconButton
                  icon="times"
                  label={`Usuń: ${name}`}
                  disabledReason={disabledReason}
                  onClick={() => onRemove(thing)}
                />
              </>
            );
          }}
        </SortableItems>
      </div>
    </section>
  );
}
