import { closestCenter, DndContext } from '@dnd-kit/core';
import { arrayMove } from '@dnd-kit/sortable';
import { dragAccessibility, uniqueKeys, useDragSensors } from './dragging.ts';
import { SortableItems, type SortableItemsProps } from './sortable-items.tsx';

interface SortableListProps<Item> extends SortableItemsProps<Item> {
  /** ms until a press becomes a drag. */
  pressDelay: number;
}

/** A list whose order is changed by dragging and by keyboard. */
export function SortableList<Item>({ pressDelay, ...list }: SortableListProps<Item>) {
  const { items, keyOf, nameOf, onChange } = list;
  const sensors = useDragSensors(pressDelay);
  const keys = uniqueKeys(items, keyOf);
  const indexOf = (id: unknown) => keys.indexOf(String(id));
  const nameById = (id: unknown) => {
    const item = items[indexOf(id)];
    return item === undefined ? '' : `${nameOf(item)} (${indexOf(id) + 1} z ${items.length})`;
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={dragAccessibility(nameById)}
      onDragEnd={({ active, over }) => {
        const moved = items[indexOf(active.id)];
        if (!over || active.id === over.id || moved === undefined) return;
        onChange(arrayMove([...items], indexOf(active.id), indexOf(over.id)), moved);
      }}
    >
      <SortableItems {...list} />
    </DndContext>
  );
}
