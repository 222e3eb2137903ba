import { useDroppable } from '@dnd-kit/core';
import { useId } from 'react';
import { SortableItems } from '../sortable/sortable-items.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { RowText } from '../ui/page/row-text.tsx';
import type { PickerItem } from './picker-props.ts';

/** Where a drop adds to the end. */
export const selectedArea = 'wybrane';

interface PickerSelectedProps<Thing> {
  title: string;
  things: readonly Thing[];
  itemOf: (thing: Thing) => PickerItem;
  onOrder: (things: Thing[]) => void;
  onRemove: (thing: Thing) => void;
  onClear: () => void;
}

export function PickerSelected<Thing>({
  title,
  things,
  itemOf,
  onOrder,
  onRemove,
  onClear,
}: PickerSelectedProps<Thing>) {
  const { setNodeRef, isOver } = useDroppable({ id: selectedArea });
  const id = useId();
  return (
    <section className="flex flex-column flex-1 gap-2 min-w-0" aria-labelledby={id}>
      <div className="picker-head flex align-items-center justify-content-between">
        <h3 id={id}>
          {title} ({things.length})
        </h3>
        {things.length > 1 && <Button label="Usuń wszystkie" variant="text" onClick={onClear} />}
      </div>
      <div
        ref={setNodeRef}
        className={`framed picker-drop ${isOver ? 'picker-drop-over' : ''} flex-1 px-2 overflow-auto`}
      >
        {things.length === 0 && (
          <p className="m-0 px-2 py-4 text-center muted">Przeciągnij tutaj albo użyj przycisku „+”</p>
        )}
        <SortableItems
          label={title}
          items={things}
          keyOf={(thing) => itemOf(thing).id}
          nameOf={(thing) => itemOf(thing).name}
          onChange={onOrder}
        >
          {(thing) => {
            const { name, detail, disabledReason } = itemOf(thing);
            return (
              <>
                <RowText name={name} detail={detail} />
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
