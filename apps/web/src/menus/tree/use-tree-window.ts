import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { rowsWithActive } from '../../shared/ui/focus/rows-with-active.ts';

/** Height of a row, px (specification, section 9). */
export const rowHeight = 80;

/** Renders only the visible rows, and the active one at any scroll position, because it has the focus. */
export function useTreeWindow(
  list: RefObject<HTMLElement | null>,
  { ids, activeIndex }: { ids: readonly number[]; activeIndex: number },
) {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setOffset(Math.round(top + window.scrollY));
  }, [list]);
  const virtual = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: offset,
    scrollPaddingStart: 160,
    scrollPaddingEnd: 100,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor: rowsWithActive(activeIndex),
  });
  return {
    height: virtual.getTotalSize(),
    /** With the distance from the beginning of the list, px. */
    visible: virtual.getVirtualItems().map(({ index, start }) => ({ index, top: start - offset })),
    scrollTo: (index: number) => virtual.scrollToIndex(index),
  };
}
