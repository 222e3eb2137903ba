import { useSearchCategories } from '@redakcja/generated/menus/menus';
import { useId, useState } from 'react';
import type { ColumnFilter } from '../../shared/list/filter-draft.ts';
import { choiceState, SearchChoice } from '../../shared/pickers/search-choice.tsx';
import { useDebounced } from '../../shared/pickers/use-debounced.ts';

/** Specification, section 5: the category filter searches from the third character on. */
const shortest = 3;

interface CategoryFilterProps {
  filter: ColumnFilter<'integer', 'in', number>;
  label: string;
  lang: string;
}

/** Field of a filter drawer: categories of both menus, found by their text. */
export function CategoryFilter({ filter, label, lang }: CategoryFilterProps) {
  const { entry, put } = filter;
  const id = useId();
  const [text, setText] = useState('');
  const typed = text.trim();
  const searched = useDebounced(typed);
  const chosen = entry?.values ?? [];
  const meta = { optional: true, errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania kategorii' };
  const isAsked = typed.length >= shortest;
  const found = useSearchCategories(
    { title: searched, lang, size: 50 },
    { query: { enabled: isAsked && searched === typed, meta } },
  );
  // The address holds only numbers; names are needed when the drawer is opened with categories chosen before.
  const all = useSearchCategories({ lang, size: 0 }, { query: { enabled: chosen.length > 0, meta } });
  const [picked, setPicked] = useState<ReadonlyMap<number, string>>(new Map());
  const names = new Map([...(all.data?.items ?? []).map((one) => [one.id, one.path] as const), ...picked]);
  const results =
    isAsked && searched === typed ? found.data?.items.map((one) => ({ id: one.id, name: one.path })) : undefined;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <SearchChoice
        id={id}
        label={label}
        search={{
          text,
          onText: setText,
          results,
          state: isAsked ? choiceState(results, found) : `Wpisz co najmniej ${shortest} znaki nazwy`,
        }}
        chosen={chosen.map((one) => ({ id: one, name: names.get(one) ?? `nr ${one}` }))}
        onChange={(choices) => {
          setPicked(new Map(choices.map((one) => [one.id, one.name])));
          put({ operation: 'in', values: choices.map((one) => one.id) });
        }}
      />
    </div>
  );
}
