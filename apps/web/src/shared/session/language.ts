import { useSyncExternalStore } from 'react';
import { defaultLanguage, storedLanguage, storeLanguage } from './stored-language.ts';

const listeners = new Set<() => void>();

/** Switches the active language, for all tabs and for the next visits. */
export function setActiveLanguage(code: string): void {
  storeLanguage(code);
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
