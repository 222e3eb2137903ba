import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** The indexes of the rows to render: those in sight, and the active one, because it has the focus. */
export const rowsWithActive = (activeIndex: number) => (range: Range) => {
  const indexes = defaultRangeExtractor(range);
  return indexes.includes(activeIndex) ? indexes : [...indexes, activeIndex].sort((a, b) => a - b);
};
