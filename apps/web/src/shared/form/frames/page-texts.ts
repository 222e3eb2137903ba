import { createContext } from 'react';

/** Texts for screen readers of other elements on the page of the record; empty where they are not loaded. */
export const PageTextsContext = createContext<readonly string[]>([]);
