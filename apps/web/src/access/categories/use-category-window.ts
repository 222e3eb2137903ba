import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { rowsWithActive } from '../../shared/ui/focus/rows-with-active.ts';

/** Height of a row, px. */
export const rowHeight = 36;
/** Rows that fit in the list. */
export const fittingRows = 14;
/** The list is never higher, so that it need not be measured; on a low screen it shows less. */
const listRect = { width: 0, height: fittingRows * rowHeight };

/** Renders only the rows in sight, and the active one at any scroll position, because it has the focus. */
export function useCategoryWindow(
  list: RefObject<HTMLElement | null>,
  { count, activeIndex }: { count: number; activeIndex: number },
) {
  const virtual = useVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 6,
    getScrollElement: () => list.current,
    initialRect: listRect,
    observeElementRect: (_list, tell) => tell(listRect),
    rangeExtractor: rowsWithActive(activeIndex),
  });
  return {
    height: virtual.getTotalSize(),
    /** With the distance from the beginning of the list, px. */
    visible: virtual.getVirtualItems().map(({ index, start }) => ({ index, top: start })),
  };
}
