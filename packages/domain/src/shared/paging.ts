/** Choices of rows per page; 0 is all of them (specification, section 9). */
export const pageSizes = [0, 20, 50, 100, 200] as const;

export const defaultPageSize = 20;

/** What the contract's `size=0` gives at most. */
export const maxPage = 1000;

/** A choice of rows per page as people read it. */
export function pageSizeLabel(size: number): string {
  return size === 0 ? 'Wszystkie' : String(size);
}

/** Rows to skip and to take for a page (counted from 1) of a size (0 = all, capped at `maxPage`). */
export function pageWindow(page: number, size: number): { offset: number; limit: number } {
  const limit = size === 0 ? maxPage : Math.min(size, maxPage);
  return { offset: (page - 1) * limit, limit };
}

/** Number of pages of a list, at least 1. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / pageWindow(1, size).limit));
}
