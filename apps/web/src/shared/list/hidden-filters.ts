// Filters by what identifies a person. An address stands in the browser's history, in bookmarks and in messages to colleagues, so it holds
// only a reference to them; they themselves live as long as the page does.

const kept = new Map<string, readonly string[]>();

/** A reference for the address; the same one for the same filters. Undefined without filters. */
export function hideFilters(texts: readonly string[]): string | undefined {
  if (texts.length === 0) return undefined;
  const same = JSON.stringify(texts);
  const known = [...kept].find(([, one]) => JSON.stringify(one) === same);
  if (known) return known[0];
  const reference = crypto.getRandomValues(new Uint32Array(1)).join('');
  kept.set(reference, texts);
  return reference;
}

/** What a reference stands for; nothing after a reload, and in another browser. */
export function hiddenFilters(reference: string | undefined): readonly string[] {
  return kept.get(reference ?? '') ?? [];
}
