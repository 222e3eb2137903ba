/** Search of every screen: plain strings, a repeated key becomes a list. Screens convert them (`Number(search.page ?? 1)`). */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** `?status=10&filters=title;contains;plan&filters=…` instead of the router's JSON, so that people can read and share addresses. */
export function parseSearch(text: string): SearchParams {
  const found: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const earlier = found[key];
    if (earlier === undefined) found[key] = value;
    else found[key] = Array.isArray(earlier) ? [...earlier, value] : [earlier, value];
  }
  return found;
}

export function stringifySearch(search: SearchParams): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) params.append(key, String(one));
  }
  const text = params.toString().replaceAll('%3B', ';');
  return text === '' ? '' : `?${text}`;
}
