import type { MenuRow } from '@redakcja/domain/menus/menu-rows';
import { shortMenuLabel } from '@redakcja/domain/menus/menu-rules';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { CSSProperties } from 'react';
import { iconClass } from '../../shared/ui/buttons/icon.ts';
import { Checkbox } from '../../shared/ui/inputs/checkbox.tsx';
import { Hint } from '../../shared/ui/messages/hint.tsx';

interface CategoryTreeRowProps {
  row: MenuRow<MenuElement>;
  /** px from the beginning of the list. */
  top: number;
  isActive: boolean;
  isChecked: boolean;
  locked: string | undefined;
  onFocus: () => void;
  onOpen: () => void;
  onTick: (checked: boolean) => void;
}

/** One row: the button and the checkbox are for a pointer, the keys are those of the tree. */
export function CategoryTreeRow(props: CategoryTreeRowProps) {
  const { row, top, isActive, isChecked, locked, onFocus, onOpen, onTick } = props;
  const { element, level, isExpanded } = row;
  const name = element.displayText || `Kategoria ${element.elementId}`;
  const shownName = shortMenuLabel(name);
  const isParent = element.children.length > 0;
  return (
    <Hint text={locked ?? (shownName === name ? undefined : name)} isLabel={locked === undefined}>
      <div
        role="treeitem"
        className="category-row absolute flex align-items-center w-full gap-1"
        style={{ transform: `translateY(${top}px)`, '--level': level } as CSSProperties}
        tabIndex={isActive ? 0 : -1}
        aria-label={name}
        aria-level={level}
        aria-setsize={row.setSize}
        aria-posinset={row.position}
        aria-expanded={isParent ? isExpanded : undefined}
        aria-checked={isChecked}
        aria-disabled={locked !== undefined || undefined}
        onFocus={onFocus}
      >
        {isParent ? (
          <button
            type="button"
            className="icon-button flex-none"
            aria-label={`${isExpanded ? 'Zwiń' : 'Rozwiń'}: ${name}`}
            tabIndex={-1}
            onClick={onOpen}
          >
            <i className={iconClass(isExpanded ? 'chevron-down' : 'chevron-right')} aria-hidden="true" />
          </button>
        ) : (
          <span className="category-gap flex-none" />
        )}
        <Checkbox
          className="min-w-0"
          label={<span className="cut block">{shownName}</span>}
          checked={isChecked}
          disabled={locked !== undefined}
          tabIndex={-1}
          onChange={onTick}
        />
      </div>
    </Hint>
  );
}
