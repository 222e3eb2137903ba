import './sortable.css';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRowFocus } from '../ui/focus/use-row-focus.ts';
import { LiveRegion } from '../ui/messages/live-region.tsx';
import { uniqueKeys } from './dragging.ts';
import { SortableRow } from './sortable-row.tsx';
import { useKeyboardSort } from './use-keyboard-sort.ts';

export interface SortableItemsProps<Item> {
  /** Name of the list for a screen reader. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  onChange: (order: Item[], moved: Item) => void;
  /** Content of a row, beside its handle. */
  children: (item: Item, index: number) => ReactNode;
  /** Why the order cannot be changed. */
  disabledReason?: string;
}

/** Rows with a handle each: moved by keyboard, and by dragging within the DndContext around them. */
export function SortableItems<Item>(props: SortableItemsProps<Item>) {
  const { label, items, keyOf, nameOf, onChange, children, disabledReason } = props;
  const keys = uniqueKeys(items, keyOf);
  const list = useRef<HTMLOListElement>(null);
  const rowFocused = useRowFocus(list, items.length);
  const keyboard = useKeyboardSort({ items, nameOf, onChange });
  const grabbedAt = keyboard.grabbed?.to;
  const rows = items.map((item, index) => ({ item, key: keys[index] ?? '' }));
  const shown = keyboard.grabbed ? arrayMove(rows, keyboard.grabbed.from, keyboard.grabbed.to) : rows;

  useEffect(() => {
    if (grabbedAt !== undefined) list.current?.children[grabbedAt]?.scrollIntoView?.({ block: 'nearest' });
  }, [grabbedAt]);

  return (
    <SortableContext
      items={shown.map(({ key }) => key)}
      strategy={verticalListSortingStrategy}
      disabled={disabledReason !== undefined}
    >
      <ol ref={list} className="ruled m-0 p-0 list-none" aria-label={label} onFocus={rowFocused}>
        {shown.map(({ item, key }, index) => (
          <SortableRow
            key={key}
            id={key}
            name={nameOf(item)}
            isGrabbed={index === grabbedAt}
            onKeyDown={(event) => keyboard.onKeyDown(event, index)}
            onBlur={keyboard.onBlur}
            disabledReason={items.length > 1 ? disabledReason : 'Nie ma czego porządkować: to jedyny element listy'}
          >
            {children(item, index)}
          </SortableRow>
        ))}
      </ol>
      <LiveRegion text={keyboard.message} />
    </SortableContext>
  );
}
