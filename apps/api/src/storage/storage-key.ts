/** Key of a content, the same in every storage, so that one can be copied into another. */
export function storageKey(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256}`;
}
