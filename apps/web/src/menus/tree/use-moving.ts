import { type DragMoveEvent, type DragStartEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { MenuRow } from '@redakcja/domain/menus/menu-rows';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { useLayoutEffect, useRef, useState } from 'react';
import { toast } from '../../shared/ui/messages/toast-store.ts';
import type { Relocation, useRelocation } from '../use-relocation.ts';
import type { useRowFocus } from './use-row-focus.ts';
import { rowHeight } from './use-tree-window.ts';

/** Width of a level, px. */
const levelWidth = 32;

interface MovingOptions {
  rows: readonly MenuRow<MenuElement>[];
  relocation: ReturnType<typeof useRelocation>;
  focus: Pick<ReturnType<typeof useRowFocus>, 'activate' | 'focusNext'>;
  scrollTo: (index: number) => void;
  /** Writes a move. */
  onMove: (relocation: Relocation) => void;
}

/** Moving a category by its handle: grabbed and moved with the arrow keys, or dragged. Every step is announced. */
export function useMoving({ rows, relocation, focus, scrollTo, onMove }: MovingOptions) {
  const [said, say] = useState('');
  const dragStart = useRef({ gap: 0, level: 1 });
  const moved = relocation.current;

  function release(text: string) {
    relocation.stop();
    focus.focusNext('handle');
    say(text);
  }

  function grab(element: MenuElement) {
    focus.activate(element.elementId);
    focus.focusNext('handle');
    const { words } = relocation.start(element);
    say(`Podniesiono: ${element.displayText}, ${words}. Strzałki przenoszą, Enter zapisuje, Escape anuluje.`);
  }

  function step(gaps: number, levels: number) {
    const next = relocation.step(gaps, levels);
    if (!next) return;
    say(next.words);
    scrollTo(next.gap);
  }

  function drop(current: Relocation) {
    if (current.refusal !== null) {
      say(`Nie można przenieść. ${current.refusal}`);
      return;
    }
    release(`Upuszczono: ${current.element.displayText}, ${current.words}`);
    if (!current.isSamePlace) onMove(current);
  }

  /** Whether the key was handled for a grabbed category. */
  function press(key: string, current: Relocation): boolean {
    const by = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key];
    if (by) step(by[0] ?? 0, by[1] ?? 0);
    else if (key === 'Enter' || key === ' ') drop(current);
    else if (key === 'Escape' || key === 'Tab') release(`Anulowano przenoszenie: ${current.element.displayText}`);
    return by !== undefined || ['Enter', ' ', 'Escape'].includes(key);
  }

  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const dragging = {
    sensors,
    accessibility: silent,
    onDragStart({ active: { id } }: DragStartEvent) {
      const row = rows.find(({ element }) => element.elementId === id);
      if (!row) return;
      focus.activate(row.element.elementId);
      const { gap } = relocation.start(row.element);
      dragStart.current = { gap, level: row.level };
    },
    onDragMove({ delta }: DragMoveEvent) {
      const { gap, level } = dragStart.current;
      const next = relocation.put(gap + Math.round(delta.y / rowHeight), level + Math.round(delta.x / levelWidth));
      if (next && next.words !== moved?.words) say(next.words);
    },
    onDragCancel: () => relocation.stop(),
    onDragEnd() {
      const dropped = relocation.latest();
      if (!dropped) return;
      if (dropped.refusal === null) {
        drop(dropped);
        return;
      }
      toast.warn(`Nie można przenieść. ${dropped.refusal}`);
      release('');
    },
  };
  // A stable function, so that the other rows are not rendered again during a move.
  const latestGrab = useRef(grab);
  useLayoutEffect(() => {
    latestGrab.current = grab;
  });
  const [grabLatest] = useState(() => (element: MenuElement) => latestGrab.current(element));
  return { said, say, grab: grabLatest, press, dragging };
}

/** The tree announces positions itself, because it knows levels and parents. */
const quiet = () => undefined;
const silent = {
  announcements: { onDragStart: quiet, onDragOver: quiet, onDragEnd: quiet, onDragCancel: quiet },
  screenReaderInstructions: { draggable: '' },
};
