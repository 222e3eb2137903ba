import './category-tree.css';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { useId, useState } from 'react';
import { Checkbox } from '../shared/ui/checkbox.tsx';
import { Hint } from '../shared/ui/hint.tsx';
import { IconButton } from '../shared/ui/icon-button.tsx';

interface CategoryTreeProps {
  /** Of the whole tree; the lists in it have none. */
  label?: string;
  elements: readonly MenuElement[];
  isChecked: (id: number) => boolean;
  /** Why nothing can be ticked. */
  locked: string | undefined;
  onToggle: (element: MenuElement, checked: boolean) => void;
}

/** Lists in lists with checkboxes: read and worked with the keyboard as any list, without a tree's own keys. */
export function CategoryTree({ label, ...props }: CategoryTreeProps) {
  return (
    <ul className={`category-tree m-0 list-none ${label === undefined ? 'pl-4' : 'p-0'}`} aria-label={label}>
      {props.elements.map((element) => (
        <CategoryNode key={element.elementId} {...props} element={element} />
      ))}
    </ul>
  );
}

function CategoryNode({ element, ...props }: CategoryTreeProps & { element: MenuElement }) {
  const { isChecked, locked, onToggle } = props;
  const [open, setOpen] = useState(true);
  const childrenId = useId();
  const name = element.displayText || `Kategoria ${element.elementId}`;
  const box = (
    <Checkbox
      label={name}
      checked={isChecked(element.elementId)}
      disabled={locked !== undefined}
      onChange={(checked) => onToggle(element, checked)}
    />
  );
  return (
    <li>
      <div className="category-node flex align-items-center gap-1">
        {element.children.length > 0 ? (
          <IconButton
            icon={open ? 'chevron-down' : 'chevron-right'}
            label={`${open ? 'Zwiń' : 'Rozwiń'}: ${name}`}
            aria-expanded={open}
            aria-controls={open ? childrenId : undefined}
            onClick={() => setOpen(!open)}
          />
        ) : (
          <span className="category-gap flex-none" />
        )}
        {locked === undefined ? box : <Hint text={locked}>{box}</Hint>}
      </div>
      {open && element.children.length > 0 && (
        <div id={childrenId}>
          <CategoryTree {...props} elements={element.children} />
        </div>
      )}
    </li>
  );
}
