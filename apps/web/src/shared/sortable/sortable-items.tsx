import './sortable.css';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Hint } from '../ui/hint.tsx';
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
  lockedBecause?: string;
}

/** Rows with a handle each, to be moved within the DndContext around them. */
export function SortableItems<Item>({
  label,
  items,
  keyOf,
  nameOf,
  children,
  lockedBecause,
}: SortableItemsProps<Item>) {
  const keys = uniqueKeys(items, keyOf);
  const list = useRef<HTMLOListElement>(null);
  const rowFocused = useFocusAfterRemoval(list, items.length);
  return (
    <SortableContext items={keys} strategy={verticalListSortingStrategy} disabled={lockedBecause !== undefined}>
      <ol ref={list} className="sortable" aria-label={label} onFocus={rowFocused}>
        {items.map((item, index) => (
          <Row
            key={keys[index]}
            id={keys[index] ?? ''}
            name={nameOf(item)}
            lockedBecause={items.length > 1 ? lockedBecause : 'Nie ma czego porządkować: to jedyny element listy'}
          >
            {children(item, index)}
          </Row>
        ))}
      </ol>
    </SortableContext>
  );
}

/** Whoever removes a row by keyboard goes on at the row that took its place; after the last one at the first button around the list. */
function useFocusAfterRemoval(list: RefObject<HTMLOListElement | null>, count: number) {
  const last = useRef({ count, row: 0 });
  useEffect(() => {
    const { count: before, row } = last.current;
    last.current.count = count;
    if (count >= before || document.activeElement !== document.body) return;
    const next = list.current?.children[Math.min(row, count - 1)];
    const buttons = next?.querySelectorAll('button') ?? [];
    const around = list.current?.closest('.card, [role="dialog"]')?.querySelector('button');
    (buttons[buttons.length - 1] ?? around)?.focus();
  }, [list, count]);
  return ({ target }: { target: Element }) => {
    const row = target.closest('li');
    if (row) last.current.row = [...(list.current?.children ?? [])].indexOf(row);
  };
}

interface RowProps {
  id: string;
  name: string;
  lockedBecause: string | undefined;
  children: ReactNode;
}

function Row({ id, name, lockedBecause, children }: RowProps) {
  const isLocked = lockedBecause !== undefined;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: 'element do przenoszenia' },
  });
  return (
    <li
      ref={setNodeRef}
      className={`sortable-row ${isDragging ? 'sortable-row-dragged' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {isLocked ? (
        <Hint text={lockedBecause}>
          <button type="button" className="sortable-handle" aria-label={`Przenieś: ${name}`} aria-disabled>
            <i className="pi pi-bars" aria-hidden="true" />
          </button>
        </Hint>
      ) : (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="sortable-handle"
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
