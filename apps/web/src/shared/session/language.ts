import { useSyncExternalStore } from 'react';

// The language whose content is worked on; the interface itself is Polish. Section 1: saved in browser storage, PL by default.
export const defaultLanguage = 'PL';
const storageKey = 'redakcja-bip:jezyk';
const listeners = new Set<() => void>();
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

/** Switches the active language, for all tabs and for the next visits. */
export function setActiveLanguage(code: string): void {
  try {
    localStorage.setItem(storageKey, code);
  } catch {
    chosen = code;
  }
  for (const listener of listeners) listener();
}

/** The stored code when it is an available language, PL otherwise (section 1). */
export function knownLanguage(code: string, known: readonly { isoCode: string }[]): string {
  return known.some((language) => language.isoCode === code) ? code : defaultLanguage;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useStoredLanguage(): string {
  return useSyncExternalStore(subscribe, storedLanguage);
}
