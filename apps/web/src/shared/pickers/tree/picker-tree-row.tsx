import { useDraggable } from '@dnd-kit/core';
import { type CSSProperties, useId } from 'react';
import { iconClass } from '../../ui/buttons/icon.ts';
import { RowText } from '../../ui/page/row-text.tsx';
import { AddButton } from '../add-button.tsx';
import type { PickerItem } from '../picker-props.ts';
import type { TreeRow } from './tree-rows.ts';

interface PickerTreeRowProps<Thing> {
  row: TreeRow<Thing>;
  /** Undefined for a row that cannot be picked. */
  item: PickerItem | undefined;
  dragKey: string;
  isActive: boolean;
  isSelected: boolean;
  addDisabledReason: string | undefined;
  onFocus: () => void;
  onToggle: () => void;
  onLoad: () => void;
  onAdd: () => void;
}

/** One row: the buttons are for a pointer, the keys are those of the tree. */
export function PickerTreeRow<Thing>(props: PickerTreeRowProps<Thing>) {
  const { row, item, dragKey, isActive, isSelected, addDisabledReason, onFocus, onToggle, onLoad, onAdd } = props;
  const { name, detail, level, branch, isExpanded, loads } = row;
  const locked = item?.disabledReason;
  const textId = useId();
  const isClosed = item === undefined || isSelected || locked !== undefined || addDisabledReason !== undefined;
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: dragKey, disabled: isClosed });
  const isNote = branch === undefined && loads === undefined;
  const looks = [
    'picker-item picker-tree-row flex align-items-center gap-1',
    isClosed && 'picker-item-closed',
    (item === undefined ? isNote : isClosed) && 'muted',
    isDragging && 'picker-item-dragged',
  ];
  return (
    <div
      ref={setNodeRef}
      role="treeitem"
      className={looks.filter(Boolean).join(' ')}
      style={{ '--level': level } as CSSProperties}
      tabIndex={isActive ? 0 : -1}
      aria-labelledby={textId}
      aria-level={level}
      aria-setsize={row.setSize}
      aria-posinset={row.position}
      aria-expanded={isExpanded}
      aria-selected={isSelected}
      aria-disabled={locked !== undefined || undefined}
      onFocus={onFocus}
      onPointerDown={listeners?.onPointerDown as React.PointerEventHandler | undefined}
      onDoubleClick={isClosed ? undefined : onAdd}
    >
      {branch === undefined ? (
        <span className="picker-tree-leaf flex-none" />
      ) : (
        <button
          type="button"
          className="icon-button flex-none"
          aria-label={`${isExpanded ? 'Zwiń' : 'Rozwiń'}: ${name}`}
          tabIndex={-1}
          onClick={onToggle}
        >
          <i className={iconClass(isExpanded ? 'chevron-down' : 'chevron-right')} aria-hidden="true" />
        </button>
      )}
      <div id={textId} className="flex flex-1 min-w-0">
        <RowText name={loads ? <MoreButton name={name} onClick={onLoad} /> : name} detail={detail}>
          {locked !== undefined && (
            <span className="small muted">
              <i className="pi pi-lock" aria-hidden="true" /> {locked}
            </span>
          )}
        </RowText>
      </div>
      {item !== undefined && (
        <AddButton
          name={name}
          isSelected={isSelected}
          closed={locked ?? addDisabledReason}
          tabIndex={-1}
          onAdd={onAdd}
        />
      )}
    </div>
  );
}

function MoreButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button type="button" className="picker-tree-more p-0 text-left" tabIndex={-1} onClick={onClick}>
      {name}
    </button>
  );
}
