// The header Link of a list (RFC 8288): a program follows it and counts no pages.

/** Rows on a page when the address does not say. */
const usualSize = 20;

/** Null for a list that is asked for whole (size 0). `url` is the address as it was called, and the links differ from it by `page` alone. */
export function pageLinks(url: string, total: number): string | null {
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  const size = Number(query.get('size') ?? usualSize);
  if (size === 0) return null;
  const page = Number(query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(total / size));
  const links: [string, number][] = [
    ['first', 1],
    ...(page > 1 ? [['prev', Math.min(page - 1, last)] as [string, number]] : []),
    ...(page < last ? [['next', page + 1] as [string, number]] : []),
    ['last', last],
  ];
  return links
    .map(([relation, target]) => {
      query.set('page', String(target));
      return `<${path}?${query}>; rel="${relation}"`;
    })
    .join(', ');
}
