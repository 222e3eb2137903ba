import './sortable.css';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useRef } from 'react';
import { useRowFocus } from '../ui/use-row-focus.ts';
import { uniqueKeys } from './dragging.ts';
import { SortableRow } from './sortable-row.tsx';

export interface SortableItemsProps<Item> {
  /** Name of the list for a screen reader. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  /** Content of a row, beside its handle. */
  children: (item: Item, index: number) => ReactNode;
  /** Why the order cannot be changed. */
  disabledReason?: string;
}

/** Rows with a handle each, to be moved within the DndContext around them. */
export function SortableItems<Item>({
  label,
  items,
  keyOf,
  nameOf,
  children,
  disabledReason,
}: SortableItemsProps<Item>) {
  const keys = uniqueKeys(items, keyOf);
  const list = useRef<HTMLOListElement>(null);
  const rowFocused = useRowFocus(list, items.length);
  return (
    <SortableContext items={keys} strategy={verticalListSortingStrategy} disabled={disabledReason !== undefined}>
      <ol ref={list} className="ruled m-0 p-0 list-none" aria-label={label} onFocus={rowFocused}>
        {items.map((item, index) => (
          <SortableRow
            key={keys[index]}
            id={keys[index] ?? ''}
            name={nameOf(item)}
            disabledReason={items.length > 1 ? disabledReason : 'Nie ma czego porządkować: to jedyny element listy'}
          >
            {children(item, index)}
          </SortableRow>
        ))}
      </ol>
    </SortableContext>
  );
}
