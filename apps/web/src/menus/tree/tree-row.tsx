import { useDraggable } from '@dnd-kit/core';
import { articlesOf } from '@redakcja/domain/menus/article-state';
import type { MenuRow } from '@redakcja/domain/menus/menu-rows';
import { type MenuContext, menuLabelParts } from '@redakcja/domain/menus/menu-rules';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { type CSSProperties, memo, type RefObject, useEffect, useMemo } from 'react';
import { GripIcon } from '../../shared/sortable/grip-icon.tsx';
import { Hint } from '../../shared/ui/messages/hint.tsx';
import { actionsOf, type CategoryCommands } from '../category-commands.ts';
import type { Relocation } from '../use-relocation.ts';
import { CategoryActions } from './category-actions.tsx';
import { CategoryBadges } from './category-badges.tsx';
import { rowIdOf } from './use-row-focus.ts';
import { rowHeight } from './use-tree-window.ts';

interface TreeRowProps {
  row: MenuRow<MenuElement>;
  /** px from the beginning of the list. */
  top: number;
  menu: MenuContext;
  commands: CategoryCommands;
  isActive: boolean;
  isHit: boolean;
  /** It is being moved: the row is at the new position. */
  relocation?: Relocation | undefined;
  /** Why it cannot be dragged. */
  dragRefusal: string | null;
  /** The list, because dnd-kit subtracts the movement of the dragged element from that of the pointer, and here the row moves itself. */
  dragArea: RefObject<HTMLElement | null>;
  onToggle: (id: number) => void;
  onActivate: (id: number) => void;
  onGrab: (element: MenuElement) => void;
}

const subcategories = ['podkategoria', 'podkategorie', 'podkategorii'] as const;

function countsOf({ children, articleCounts }: MenuElement): string {
  const articles = articlesOf(articleCounts);
  const parts = [
    children.length > 0 && countOf(children.length, subcategories),
    articles > 0 ? countOf(articles, nouns.article) : 'bez artykułów',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** One category: its handle, name, counts, state and actions. Styles: menu-tree.css. Rendered again only when its own data change. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { row, top, menu, commands, isActive, isHit, relocation, dragRefusal, onToggle, onGrab } = props;
  const { element, isExpanded } = row;
  const actions = useMemo(() => actionsOf(menu, element, commands), [menu, element, commands]);
  const level = relocation?.place.level ?? row.level;
  const name = element.displayText || `(brak nazwy w tym języku) ${element.slug}`;
  const rowId = rowIdOf(element.elementId);
  const { label, rest } = menuLabelParts(name);
  const tabIndex = isActive ? 0 : -1;
  const isParent = element.children.length > 0;
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({
    id: element.elementId,
    disabled: dragRefusal !== null,
  });
  const { dragArea } = props;
  useEffect(() => setNodeRef(dragArea.current), [setNodeRef, dragArea]);
  const looks = [
    'menu-row flex align-items-center gap-2 absolute',
    isActive && 'menu-row-active',
    isHit && 'menu-row-hit',
    relocation && 'menu-row-moved',
    relocation?.refusal && 'menu-row-refused',
  ];
  return (
    <div
      id={rowId}
      role="treeitem"
      className={looks.filter(Boolean).join(' ')}
      style={{ height: rowHeight, transform: `translateY(${top}px)`, '--level': level } as CSSProperties}
      tabIndex={tabIndex}
      aria-labelledby={`${rowId}-opis`}
      aria-level={level}
      aria-setsize={row.setSize}
      aria-posinset={row.position}
      aria-expanded={isParent ? isExpanded : undefined}
      aria-selected={isActive}
      onFocus={() => props.onActivate(element.elementId)}
    >
      <Hint
        text={relocation ? undefined : (dragRefusal ?? 'Przeciągnij albo naciśnij Enter, aby przenieść strzałkami')}
      >
        <button
          ref={setActivatorNodeRef}
          type="button"
          className="sortable-handle flex flex-none align-items-center justify-content-center p-0"
          aria-label={`Przeciągnij: ${name}`}
          aria-pressed={relocation !== undefined}
          aria-disabled={dragRefusal !== null || undefined}
          tabIndex={tabIndex}
          {...listeners}
          onClick={dragRefusal === null && !relocation ? () => onGrab(element) : undefined}
        >
          <GripIcon />
        </button>
      </Hint>
      {isParent ? (
        <button
          type="button"
          className="icon-button flex-none"
          aria-label={`${isExpanded ? 'Zwiń' : 'Rozwiń'}: ${name}`}
          tabIndex={-1}
          onClick={() => onToggle(element.elementId)}
        >
          <i className={`pi pi-chevron-${isExpanded ? 'down' : 'right'}`} aria-hidden="true" />
        </button>
      ) : (
        menu.maxLevels !== 1 && <span className="menu-row-leaf flex-none" />
      )}
      <div
        id={`${rowId}-opis`}
        className="flex flex-column md:flex-row md:align-items-center flex-1 min-w-0 gap-1 md:gap-3"
      >
        <div className="flex flex-column flex-1 min-w-0">
          <Hint text={name} whenCut>
            <span id={`${rowId}-nazwa`} className="menu-row-name font-medium overflow-hidden">
              {label}
              {rest !== '' && <span className="menu-row-rest">{rest}</span>}
            </span>
          </Hint>{' '}
          <span
            className={`small muted overflow-hidden text-overflow-ellipsis ${relocation ? '' : 'white-space-nowrap'}`}
          >
            {relocation?.words ?? countsOf(element)}
          </span>
        </div>
        {!relocation && <CategoryBadges element={element} isDefaultLanguage={menu.isDefaultLanguage} />}
      </div>
      {!relocation && <CategoryActions element={element} actions={actions} tabIndex={tabIndex} />}
    </div>
  );
});
