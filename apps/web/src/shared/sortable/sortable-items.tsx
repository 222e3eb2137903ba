import './sortable.css';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useRef } from 'react';
import { Hint } from '../ui/hint.tsx';
import { useRowFocus } from '../ui/use-row-focus.ts';
import { uniqueKeys } from './dragging.ts';

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
          <Row
            key={keys[index]}
            id={keys[index] ?? ''}
            name={nameOf(item)}
            disabledReason={items.length > 1 ? disabledReason : 'Nie ma czego porządkować: to jedyny element listy'}
          >
            {children(item, index)}
          </Row>
        ))}
      </ol>
    </SortableContext>
  );
}

interface RowProps {
  id: string;
  name: string;
  disabledReason: string | undefined;
  children: ReactNode;
}

function Row({ id, name, disabledReason, children }: RowProps) {
  const isLocked = disabledReason !== undefined;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: 'element do przenoszenia' },
  });
  return (
    <li
      ref={setNodeRef}
      className={`sortable-row ${isDragging ? 'sortable-row-dragged' : ''} relative flex align-items-center gap-2 py-2`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {isLocked ? (
        <Hint text={disabledReason}>
          <button
            type="button"
            className="sortable-handle flex flex-none align-items-center justify-content-center p-0"
            aria-label={`Przenieś: ${name}`}
            aria-disabled
          >
            <i className="pi pi-bars" aria-hidden="true" />
          </button>
        </Hint>
      ) : (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="sortable-handle flex flex-none align-items-center justify-content-center p-0"
          {...attributes}
          {...listeners}
          aria-label={`Przenieś: ${name}`}
        >
          <i className="pi pi-bars" aria-hidden="true" />
        </button>
      )}
      {children}
    </li>
  );
}
