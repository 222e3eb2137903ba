import { useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/** The search box of a picker: what is typed, and what is to be searched for 500 ms after the last key. */
export function usePickerSearch(shortest: number) {
  const [text, setText] = useState('');
  const searched = useDebounced(text.trim());
  return {
    text,
    setText,
    searched,
    isAsked: searched.length >= shortest,
    /** Shown before the first search. */
    hint: `Wpisz co najmniej ${shortest} znaki nazwy`,
    /** What is shown without a search: „Najnowsze pliki”. */
    lead: '',
  };
}

export type PickerSearch = ReturnType<typeof usePickerSearch>;
