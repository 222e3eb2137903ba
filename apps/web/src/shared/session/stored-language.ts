// The language whose content is worked on; the interface itself is Polish. Section 1: saved in browser storage, PL by default.
export const defaultLanguage = 'PL';
const storageKey = 'redakcja-bip:jezyk';
/** For browsers that forbid storage: the choice then lasts as long as the page. */
let chosen: string | null = null;

/** Code as stored; screens use `useSession().language`, which is always one of the available languages. */
export function storedLanguage(): string {
  try {
    return localStorage.getItem(storageKey) ?? chosen ?? defaultLanguage;
  } catch {
    return chosen ?? defaultLanguage;
  }
}

export function storeLanguage(code: string): void {
  try {
    localStorage.setItem(storageKey, code);
  } catch {
    chosen = code;
  }
}
