/** Options of rows per page; 0 means all (specification, section 9). */
export const pageSizes = [0, 20, 50, 100, 200] as const;

export const defaultPageSize = 20;

/** Maximum number of rows of `size=0` in the contract. */
export const maxPage = 1000;

/** Polish label of an option. */
export function pageSizeLabel(size: number): string {
  return size === 0 ? 'Wszystkie' : String(size);
}

/** Offset and limit of a page (from 1) of a size (0 = all, at most `maxPage`). */
export function pageWindow(page: number, size: number): { offset: number; limit: number } {
  const limit = size === 0 ? maxPage : Math.min(size, maxPage);
  return { offset: (page - 1) * limit, limit };
}

/** Number of pages of a list, at least 1. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / pageWindow(1, size).limit));
}
