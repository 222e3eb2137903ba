import { type UIEvent, useState } from 'react';

/** Height of a row, px. */
export const rowHeight = 36;
/** Rows that fit in the list. */
export const fittingRows = 14;
const overscan = 6;

/** The indexes of the rows to render: those in sight, and the active one at any scroll position, because it has the focus. */
export function useRowWindow(count: number, activeIndex: number) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), count - fittingRows) - overscan);
  const last = Math.min(count, first + fittingRows + 2 * overscan);
  const indexes = Array.from({ length: last - first }, (_, at) => first + at);
  if (activeIndex < first) indexes.unshift(activeIndex);
  else if (activeIndex >= last) indexes.push(activeIndex);
  return { indexes, onScroll: ({ currentTarget }: UIEvent) => setTop(currentTarget.scrollTop) };
}
