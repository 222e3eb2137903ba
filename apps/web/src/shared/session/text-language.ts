import { createContext } from 'react';

/** ISO code of the language that the texts of a form are in; null where it is the active one. */
export const TextLanguage = createContext<string | null>(null);
