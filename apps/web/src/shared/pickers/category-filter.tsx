import { useSearchCategories } from '@redakcja/generated/menus/menus';
import { useState } from 'react';
import { useFilterDraft } from '../list/filter-draft.ts';
import { SearchChoice } from './search-choice.tsx';
import { useDebounced } from './use-debounced.ts';

/** Specification, section 5: the category filter searches from the third character on. */
const shortest = 3;

interface CategoryFilterProps {
  column: string;
  label: string;
  lang: string;
}

/** Field of a filter drawer: categories of both menus, found by their text. */
export function CategoryFilter({ column, label, lang }: CategoryFilterProps) {
  const { entry, put } = useFilterDraft(column);
  const [text, setText] = useState('');
  const searched = useDebounced(text.trim());
  const chosen = (entry?.values ?? []).map(Number);
  const meta = { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania kategorii' };
  const found = useSearchCategories(
    { title: searched, lang, size: 50 },
    { query: { enabled: searched.length >= shortest, meta } },
  );
  // The address holds only numbers; names are needed when the drawer is opened with categories chosen before.
  const all = useSearchCategories({ lang, size: 0 }, { query: { enabled: chosen.length > 0, meta } });
  const names = new Map([...(all.data?.items ?? []), ...(found.data?.items ?? [])].map((one) => [one.id, one.path]));
  return (
    <SearchChoice
      label={label}
      text={text}
      onText={setText}
      hint={`Wpisz co najmniej ${shortest} znaki nazwy`}
      results={
        searched.length >= shortest ? found.data?.items.map((one) => ({ id: one.id, name: one.path })) : undefined
      }
      chosen={chosen.map((id) => ({ id, name: names.get(id) ?? `nr ${id}` }))}
      onChange={(ids) => put({ operation: 'in', values: ids })}
    />
  );
}
