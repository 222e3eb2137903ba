import './menu-tree.css';
import '../../shared/sortable/sortable.css';
import { DndContext, type DragMoveEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import type { MenuRow } from '@redakcja/domain/menus/menu-rows';
import { type MenuContext, treeDragHint } from '@redakcja/domain/menus/menu-rules';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { LiveRegion } from '../../shared/ui/live-region.tsx';
import { toast } from '../../shared/ui/toast-store.ts';
import { actionsOf, type CategoryCommands } from '../category-commands.ts';
import { type Relocation, useRelocation } from '../use-relocation.ts';
import { treeKeys } from './tree-keys.ts';
import { TreeRow } from './tree-row.tsx';

/** Height of a row (specification, section 9) and width of a level, px. */
const rowHeight = 80;
const levelWidth = 32;

interface MenuTreeProps {
  label: string;
  menu: MenuContext;
  rows: readonly MenuRow<MenuElement>[];
  hits: ReadonlySet<number> | undefined;
  commands: CategoryCommands;
  onToggle: (id: number, isOpen?: boolean) => void;
  /** Puts a category where it was moved to. */
  onMove: (relocation: Relocation) => void;
}

/**
 * The categories as a tree of the ARIA Authoring Practices with one stop of Tab; only the rows in the window are in the document.
 * A category is moved by its handle: dragged, or grabbed with Enter and moved with the arrow keys.
 */
export function MenuTree(props: MenuTreeProps) {
  const { label, menu, rows, hits, commands, onToggle, onMove } = props;
  const list = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<number>();
  const [said, setSaid] = useState('');
  const wantsFocus = useRef<'row' | 'handle' | undefined>(undefined);
  const dragStart = useRef({ gap: 0, level: 1 });
  const relocation = useRelocation(rows, menu);
  const moved = relocation.current;
  const shown = moved ? withMoved(rows, moved) : rows;
  const activeIndex = Math.max(
    0,
    shown.findIndex((row) => row.element.elementId === activeId),
  );
  const active = shown[activeIndex];
  const dragHint = treeDragHint({ isDefaultLanguage: menu.isDefaultLanguage, isFiltered: hits !== undefined });

  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setOffset(Math.round(top + window.scrollY));
  }, []);
  const virtual = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: offset,
    scrollPaddingStart: 160,
    scrollPaddingEnd: 100,
    getItemKey: (index) => shown[index]?.element.elementId ?? index,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      // The row with the focus stays in the document wherever one scrolls to.
      return indexes.includes(activeIndex) ? indexes : [...indexes, activeIndex].sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    const wanted = wantsFocus.current;
    if (wanted === undefined) return;
    wantsFocus.current = moved ? wanted : undefined;
    const row = document.getElementById(`kategoria-${active?.element.elementId}`);
    const target = wanted === 'row' ? row : row?.querySelector<HTMLElement>('.sortable-handle');
    if (target !== document.activeElement) target?.focus({ preventScroll: true });
  });

  function activate(index: number) {
    const row = shown[Math.max(0, Math.min(index, shown.length - 1))];
    if (!row) return;
    setActiveId(row.element.elementId);
    wantsFocus.current = 'row';
    virtual.scrollToIndex(shown.indexOf(row));
  }

  function grab(element: MenuElement) {
    setActiveId(element.elementId);
    wantsFocus.current = 'handle';
    setSaid(
      `Podniesiono: ${element.displayText}, ${relocation.start(element).words}. Strzałki przenoszą, Enter zapisuje, Escape anuluje.`,
    );
  }

  function stepMoved(gaps: number, levels: number) {
    const next = relocation.step(gaps, levels);
    if (!next) return;
    setSaid(next.words);
    virtual.scrollToIndex(next.gap);
  }

  function drop(current: Relocation) {
    if (current.refusal !== null) {
      setSaid(`Nie można przenieść. ${current.refusal}`);
      return;
    }
    release(`Upuszczono: ${current.element.displayText}, ${current.words}`);
    if (!current.isSamePlace) onMove(current);
  }

  function refuse(reason: string) {
    toast.warn(`Nie można przenieść. ${reason}`);
    release('');
  }

  function release(text: string) {
    relocation.stop();
    wantsFocus.current = 'handle';
    setSaid(text);
  }

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnRow = event.target instanceof HTMLElement && event.target.role === 'treeitem';
    const isDone = moved
      ? pressWhileMoving(event.key, moved)
      : isOnRow && active !== undefined && pressOnRow(event.key, active);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function pressWhileMoving(key: string, current: Relocation): boolean {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key];
    if (step) stepMoved(step[0] ?? 0, step[1] ?? 0);
    else if (key === 'Enter' || key === ' ') drop(current);
    else if (key === 'Escape' || key === 'Tab') release(`Anulowano przenoszenie: ${current.element.displayText}`);
    return step !== undefined || ['Enter', ' ', 'Escape'].includes(key);
  }

  function pressOnRow(key: string, row: MenuRow<MenuElement>): boolean {
    const target = treeKeys(key, shown, activeIndex);
    if (typeof target === 'number') activate(target);
    else if (target !== undefined) onToggle(row.element.elementId, target === 'open');
    else if (key === 'Enter') commands.edit(row.element);
    else if (key === 'Delete')
      actionsOf(menu, row.element, commands)
        .find((one) => one.danger && one.refusal === null)
        ?.run(row.element);
    else if (key === ' ') grabIfAllowed(row.element);
    else return false;
    return true;
  }

  function grabIfAllowed(element: MenuElement) {
    const refusal = dragHint ?? (menu.excludedCategories.has(element.elementId) ? menuMessages.excluded : null);
    if (refusal === null) grab(element);
    else setSaid(refusal);
  }

  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const followPointer = ({ delta }: DragMoveEvent) => {
    const { gap, level } = dragStart.current;
    const next = relocation.put(gap + Math.round(delta.y / rowHeight), level + Math.round(delta.x / levelWidth));
    if (next && next.words !== moved?.words) setSaid(next.words);
  };

  return (
    <DndContext
      sensors={sensors}
      accessibility={silent}
      onDragStart={({ active: { id } }) => {
        const row = rows.find(({ element }) => element.elementId === id);
        if (!row) return;
        setActiveId(row.element.elementId);
        const { gap } = relocation.start(row.element);
        dragStart.current = { gap, level: row.level };
      }}
      onDragMove={followPointer}
      onDragCancel={() => relocation.stop()}
      onDragEnd={() => {
        const dropped = relocation.latest();
        if (!dropped) return;
        if (dropped.refusal === null) drop(dropped);
        else refuse(dropped.refusal);
      }}
    >
      <div
        ref={list}
        role="tree"
        aria-label={label}
        className="menu-tree relative"
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={press}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = shown[index];
          if (!row) return null;
          const { element } = row;
          const isMoved = moved?.element.elementId === element.elementId;
          return (
            <TreeRow
              key={key}
              row={row}
              style={{ height: rowHeight, transform: `translateY(${start - offset}px)` }}
              isActive={index === activeIndex}
              isHit={hits?.has(element.elementId) ?? false}
              isDefaultLanguage={menu.isDefaultLanguage}
              relocation={isMoved ? moved : undefined}
              dragRefusal={dragHint ?? (menu.excludedCategories.has(element.elementId) ? menuMessages.excluded : null)}
              actions={actionsOf(menu, element, commands)}
              dragArea={list}
              onToggle={() => onToggle(element.elementId)}
              onActivate={() => setActiveId(element.elementId)}
              onGrab={() => grab(element)}
            />
          );
        })}
      </div>
      <LiveRegion text={said} />
    </DndContext>
  );
}

/** The places are announced by the tree itself: it knows levels and parents. */
const quiet = () => undefined;
const silent = {
  announcements: { onDragStart: quiet, onDragOver: quiet, onDragEnd: quiet, onDragCancel: quiet },
  screenReaderInstructions: { draggable: '' },
};

function withMoved(rows: readonly MenuRow<MenuElement>[], { element, rest, gap, place }: Relocation) {
  const own = rows.find((row) => row.element.elementId === element.elementId);
  const moved = { element, position: 1, setSize: 1, ...own, level: place.level, isExpanded: false };
  return [...rest.slice(0, gap), moved, ...rest.slice(gap)];
}
