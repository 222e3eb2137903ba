/** A page to go to, or a gap between two of them. */
export type PageEntry = number | 'gap';

/** First, last and the neighbours of the current page: 1 2 3 … 65. A gap never replaces a single page. */
export function pageNumbers(page: number, pages: number): PageEntry[] {
  const around = [page - 1, page, page + 1];
  const start = page <= 3 ? [1, 2, 3] : [];
  const end = page >= pages - 2 ? [pages - 2, pages - 1, pages] : [];
  const wanted = new Set([1, ...start, ...around, ...end, pages].filter((one) => one >= 1 && one <= pages));
  return [...wanted].sort((a, b) => a - b).flatMap((one, at, all) => gapBefore(one, all[at - 1]));
}

function gapBefore(page: number, previous: number | undefined): PageEntry[] {
  if (previous === undefined || page === previous + 1) return [page];
  return page === previous + 2 ? [page - 1, page] : ['gap', page];
}
