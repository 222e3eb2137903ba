import { createContext } from 'react';

/** Texts for screen readers of what stands on the same page as the record of the form; empty where nothing is known of them. */
export const PageTextsContext = createContext<readonly string[]>([]);
