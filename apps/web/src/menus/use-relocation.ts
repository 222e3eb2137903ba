import { gapOf, type MenuRow, placeBetween, type RowPlace, rowsWithout } from '@redakcja/domain/menus/menu-rows';
import { type MenuContext, moveRefusal } from '@redakcja/domain/menus/menu-rules';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { useRef, useState } from 'react';
import { wordsOfPlace } from './menu/place-words.ts';

type Row = MenuRow<MenuElement>;

/** A category that is being moved, with its present place. */
export interface Relocation {
  element: MenuElement;
  /** The rows without it and its descendants; it is shown before the row with the index `gap`. */
  rest: readonly Row[];
  gap: number;
  place: RowPlace;
  /** Why this place is not allowed. */
  refusal: string | null;
  /** The place, or the reason. */
  words: string;
  isSamePlace: boolean;
}

interface Start {
  element: MenuElement;
  rest: readonly Row[];
  gap: number;
  level: number;
}

/** Moving a category among the visible rows by pointer or keyboard; the caller writes the move. */
export function useRelocation(rows: readonly Row[], menu: MenuContext) {
  const [start, setStart] = useState<Start>();
  const current = start && relocationOf(start, menu);
  // A ref, because a drag ends with the handlers of an earlier render.
  const latest = useRef<Relocation>(undefined);

  function set(next: Start) {
    setStart(next);
    latest.current = relocationOf(next, menu);
    return latest.current;
  }

  function put(gap: number, level: number) {
    if (!start) return undefined;
    return set({ ...start, gap: Math.max(0, Math.min(gap, start.rest.length)), level });
  }
  return {
    current,
    /** The present place, also for handlers of an earlier render. */
    latest: () => latest.current,
    start(element: MenuElement) {
      const row = rows.find((one) => one.element.elementId === element.elementId);
      return set({ element, rest: rowsWithout(rows, element), gap: gapOf(rows, element), level: row?.level ?? 1 });
    },
    put,
    step: (gaps: number, levels: number) =>
      current && put(current.gap + gaps, levels === 0 ? (start?.level ?? 1) : current.place.level + levels),
    /** A drag that goes on with the pointer has nothing to drop any more. */
    stop() {
      setStart(undefined);
      latest.current = undefined;
    },
  };
}

function relocationOf({ element, rest, gap, level }: Start, menu: MenuContext): Relocation {
  const place = placeBetween(rest, gap, level);
  const isSamePlace =
    place.parentElementId === element.parentElementId && place.previousElementId === element.previousElement;
  const refusal = moveRefusal(menu, element.elementId, place);
  return { element, rest, gap, place, refusal, words: refusal ?? wordsOfPlace(menu, place), isSamePlace };
}
