// Filters by personal data. URLs are stored in the browser's history, in bookmarks and in messages, so they contain only a reference; the filters
// themselves are cached until the page is closed.

const cached = new Map<string, readonly string[]>();

/** A reference for the address; the same one for the same filters. Undefined without filters. */
export function hideFilters(texts: readonly string[]): string | undefined {
  if (texts.length === 0) return undefined;
  const same = JSON.stringify(texts);
  const known = [...cached].find(([, one]) => JSON.stringify(one) === same);
  if (known) return known[0];
  const reference = crypto.getRandomValues(new Uint32Array(1)).join('');
  cached.set(reference, texts);
  return reference;
}

/** The filters of a reference; nothing after a reload, and in another browser. */
export function hiddenFilters(reference: string | undefined): readonly string[] {
  return cached.get(reference ?? '') ?? [];
}
