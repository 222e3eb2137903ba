import './sortable.css';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { Hint } from '../ui/messages/hint.tsx';
import { GripIcon } from './grip-icon.tsx';

interface SortableRowProps {
  id: string;
  name: string;
  /** Moved by keyboard at the moment. */
  isGrabbed: boolean;
  onKeyDown: KeyboardEventHandler;
  onBlur: () => void;
  disabledReason: string | undefined;
  children: ReactNode;
}

export function SortableRow(props: SortableRowProps) {
  const { id, name, isGrabbed, onKeyDown, onBlur, disabledReason, children } = props;
  const isLocked = disabledReason !== undefined;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: 'element do przenoszenia' },
  });
  return (
    <li
      ref={setNodeRef}
      className={`sortable-row ${isDragging || isGrabbed ? 'sortable-row-dragged' : ''} relative flex align-items-center gap-2 py-2`}
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
            <GripIcon />
          </button>
        </Hint>
      ) : (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="sortable-handle flex flex-none align-items-center justify-content-center p-0"
          {...attributes}
          {...listeners}
          aria-pressed={isGrabbed || undefined}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
          aria-label={`Przenieś: ${name}`}
        >
          <GripIcon />
        </button>
      )}
      {children}
    </li>
  );
}
