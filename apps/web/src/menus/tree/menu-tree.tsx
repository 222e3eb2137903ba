import './menu-tree.css';
import '../../shared/sortable/sortable.css';
import { DndContext } from '@dnd-kit/core';
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import type { MenuRow } from '@redakcja/domain/menus/menu-rows';
import { type MenuContext, removalRefusal, treeDragHint } from '@redakcja/domain/menus/menu-rules';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { treeKeys } from '../../shared/ui/focus/tree-keys.ts';
import { LiveRegion } from '../../shared/ui/messages/live-region.tsx';
import type { CategoryCommands } from '../category-commands.ts';
import { type Relocation, useRelocation } from '../use-relocation.ts';
import { TreeRow } from './tree-row.tsx';
import { useMoving } from './use-moving.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useTreeWindow } from './use-tree-window.ts';

interface MenuTreeProps {
  label: string;
  menu: MenuContext;
  rows: readonly MenuRow<MenuElement>[];
  hits: ReadonlySet<number> | undefined;
  commands: CategoryCommands;
  onToggle: (id: number, isOpen?: boolean) => void;
  /** Writes a move. */
  onMove: (relocation: Relocation) => void;
  /** A category that was just added: its row gets the focus. */
  revealed: { id: number } | undefined;
}

/**
 * The categories as a tree of the ARIA Authoring Practices with one tab stop; only the visible rows are rendered.
 * A category is moved by its handle: dragged, or grabbed with Enter and moved with the arrow keys.
 */
export function MenuTree({ label, menu, rows, hits, commands, onToggle, onMove, revealed }: MenuTreeProps) {
  const list = useRef<HTMLDivElement>(null);
  const relocation = useRelocation(rows, menu);
  const moved = relocation.current;
  const shown = moved ? withMoved(rows, moved) : rows;
  const focus = useRowFocus(shown, moved !== undefined);
  const { active, activeIndex } = focus;
  const ids = shown.map((row) => row.element.elementId);
  const { height, visible, scrollTo } = useTreeWindow(list, { ids, activeIndex });
  const moving = useMoving({ rows, relocation, focus, scrollTo, onMove });
  const reveal = useEffectEvent((id: number) => activate(shown.findIndex((row) => row.element.elementId === id)));
  useEffect(() => {
    if (revealed === undefined) return;
    // after the dialog has returned the focus
    const timer = setTimeout(() => reveal(revealed.id));
    return () => clearTimeout(timer);
  }, [revealed]);
  const dragHint = treeDragHint({ isDefaultLanguage: menu.isDefaultLanguage, isFiltered: hits !== undefined });
  const dragRefusal = (id: number) => dragHint ?? (menu.excludedCategories.has(id) ? menuMessages.excluded : null);

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnRow = event.target instanceof HTMLElement && event.target.role === 'treeitem';
    const isDone = moved
      ? moving.press(event.key, moved)
      : isOnRow && active !== undefined && pressOnRow(event.key, active);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function pressOnRow(key: string, { element }: MenuRow<MenuElement>): boolean {
    const target = treeKeys(key, shown, activeIndex, (row) => row.element.children.length > 0);
    if (typeof target === 'number') activate(target);
    else if (target !== undefined) onToggle(element.elementId, target === 'open');
    else if (key === 'Enter') commands.edit(element);
    else if (key === 'Delete') tryTo(removalRefusal(menu, element), () => commands.remove(element));
    else if (key === ' ') tryTo(dragRefusal(element.elementId), () => moving.grab(element));
    else return false;
    return true;
  }

  function activate(index: number) {
    const row = shown[Math.max(0, Math.min(index, shown.length - 1))];
    if (!row) return;
    focus.activate(row.element.elementId);
    focus.focusNext('row');
    scrollTo(shown.indexOf(row));
  }

  function tryTo(refusal: string | null, run: () => void) {
    if (refusal === null) run();
    else moving.say(refusal);
  }

  return (
    <DndContext {...moving.dragging}>
      <div
        ref={list}
        role="tree"
        aria-label={label}
        className="menu-tree relative"
        style={{ height }}
        onKeyDown={press}
      >
        {visible.map(({ index, top }) => {
          const row = shown[index];
          if (!row) return null;
          const { element } = row;
          return (
            <TreeRow
              key={element.elementId}
              row={row}
              top={top}
              menu={menu}
              commands={commands}
              isActive={index === activeIndex}
              isHit={hits?.has(element.elementId) ?? false}
              relocation={moved?.element.elementId === element.elementId ? moved : undefined}
              dragRefusal={dragRefusal(element.elementId)}
              dragArea={list}
              onToggle={onToggle}
              onActivate={focus.activate}
              onGrab={moving.grab}
            />
          );
        })}
      </div>
      <LiveRegion text={moving.said} />
    </DndContext>
  );
}

function withMoved(rows: readonly MenuRow<MenuElement>[], { element, rest, gap, place }: Relocation) {
  const own = rows.find((row) => row.element.elementId === element.elementId);
  const moved = { element, position: 1, setSize: 1, ...own, level: place.level, isExpanded: false };
  return [...rest.slice(0, gap), moved, ...rest.slice(gap)];
}
