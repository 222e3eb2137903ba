import './category-tree.css';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTypedLetters } from '../../shared/pickers/tree/use-typed-letters.ts';
import { treeKeys } from '../../shared/ui/focus/tree-keys.ts';
import { maxSearchLength } from '../../shared/ui/inputs/max-search-length.ts';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';
import { CategoryTreeRow } from './category-tree-row.tsx';
import { useCategoryRows } from './use-category-rows.ts';
import { fittingRows, rowHeight, useCategoryWindow } from './use-category-window.ts';

interface CategoryTreeProps {
  label: string;
  elements: readonly MenuElement[];
  isChecked: (id: number) => boolean;
  /** Why nothing can be ticked. */
  locked: string | undefined;
  onToggle: (element: MenuElement, checked: boolean) => void;
}

const listStyle = (rows: number) =>
  ({ height: Math.min(rows, fittingRows) * rowHeight, '--row-height': `${rowHeight}px` }) as CSSProperties;

/**
 * Categories with checkboxes as a tree of the ARIA Authoring Practices with one tab stop: arrows, Home, End and letters move the focus, Space
 * and Enter tick. Only the rows in sight are rendered, because a menu may have thousands of categories.
 */
export function CategoryTree({ label, elements, isChecked, locked, onToggle }: CategoryTreeProps) {
  const { rows, hits, text, setText, toggle } = useCategoryRows(elements);
  const list = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<number>();
  /** A key moves the focus to a row that is rendered for it. */
  const isMoving = useRef(false);
  const byId = rows.findIndex(({ element }) => element.elementId === activeId);
  const activeIndex = Math.max(0, byId);
  const { height, visible } = useCategoryWindow(list, { count: rows.length, activeIndex });
  const names = useMemo(() => rows.map(({ element }) => ({ name: element.displayText })), [rows]);
  const letters = useTypedLetters();
  // a menu that fits needs no search
  const [isLarge] = useState(rows.length > fittingRows);

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const row = list.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
    row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'nearest' });
  });

  const isFlat = elements.every(({ children }) => children.length === 0);

  function moveTo(index: number) {
    isMoving.current = true;
    setActiveId(rows[index]?.element.elementId);
  }

  function press(event: KeyboardEvent) {
    const row = rows[activeIndex];
    const isOnRow = event.target instanceof HTMLElement && event.target.role === 'treeitem';
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const { element } = row;
    const target = treeKeys(event.key, rows, activeIndex, (one) => one.element.children.length > 0);
    if (typeof target === 'number') moveTo(target);
    else if (target !== undefined) toggle(element.elementId, target === 'open');
    else if (isOnRow && (event.key === 'Enter' || (event.key === ' ' && !letters.isTyping(event)))) {
      if (locked === undefined) onToggle(element, !isChecked(element.elementId));
    } else if (isOnRow && event.key.length === 1) {
      const typed = letters.rowOf(event, names, activeIndex);
      if (typed !== undefined) moveTo(typed);
    } else return;
    event.preventDefault();
  }

  return (
    <>
      {isLarge && (
        <div className="flex flex-wrap align-items-center gap-2 mb-2">
          <TextInput
            type="search"
            className="w-full md:w-20rem"
            value={text}
            onChange={setText}
            aria-label="Szukaj kategorii (od 3 znaków)"
            placeholder="Szukaj kategorii (od 3 znaków)"
            maxLength={maxSearchLength}
          />
          <p className="m-0 small muted" role="status">
            {hits && `Znaleziono: ${countOf(hits.size, nouns.category)}`}
          </p>
        </div>
      )}
      <div
        ref={list}
        role="tree"
        aria-label={label}
        aria-multiselectable
        className={`category-tree overflow-auto ${isLarge ? 'framed' : ''} ${isFlat ? 'category-tree-flat' : ''}`}
        style={listStyle(rows.length)}
        onKeyDown={press}
      >
        <div className="relative" style={{ height }}>
          {visible.map(({ index, top }) => {
            const row = rows[index];
            if (!row) return null;
            const { elementId } = row.element;
            return (
              <CategoryTreeRow
                key={elementId}
                row={row}
                top={top}
                isActive={index === activeIndex}
                isChecked={isChecked(elementId)}
                locked={locked}
                onFocus={() => setActiveId(elementId)}
                onOpen={() => toggle(elementId, !row.isExpanded)}
                onTick={(checked) => onToggle(row.element, checked)}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}
