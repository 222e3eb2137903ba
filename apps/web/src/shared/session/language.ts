import { useSyncExternalStore } from 'react';

// The language whose content is being edited; the interface itself is Polish. Section 1: kept in browser storage, PL by default.
export const defaultLanguage = 'PL';
const storageKey = 'redakcja.language';
const listeners = new Set<() => void>();

function storedLanguage(): string {
  try {
    return localStorage.getItem(storageKey) ?? defaultLanguage;
  } catch {
    return defaultLanguage; // storage may be switched off in the browser
  }
}

export function setActiveLanguage(code: string): void {
  try {
    localStorage.setItem(storageKey, code);
  } catch {
    // without storage the choice cannot be kept
  }
  for (const listener of listeners) listener();
}

/** The stored code when the application knows it, PL otherwise. */
export function knownLanguage(code: string, known: readonly { isoCode: string }[]): string {
  return known.some((language) => language.isoCode === code) ? code : defaultLanguage;
}

export function activeLanguageCode(): string {
  return storedLanguage();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Code as stored; screens use `useSession().language`, which knows the languages there are. */
export function useStoredLanguage(): string {
  return useSyncExternalStore(subscribe, storedLanguage);
}
