import { useSearchCategories } from '@redakcja/generated/menus/menus';
import { lazy, Suspense, useId, useState } from 'react';
import type { ColumnFilter } from '../shared/list/filters/filter-draft.ts';
import { type Choice, choiceState, SearchChoice } from '../shared/pickers/search-choice.tsx';
import { useDebounced } from '../shared/pickers/use-debounced.ts';
import { Button } from '../shared/ui/buttons/button.tsx';
import { Loader } from '../shared/ui/messages/loader.tsx';

/** The list is used without it. */
const CategoryBranches = lazy(() =>
  import('../shared/pickers/tree/category-branches.tsx').then((module) => ({ default: module.CategoryBranches })),
);

/** Specification, section 5: the category filter searches from the third character on. */
const shortest = 3;

interface CategoryFilterProps {
  filter: ColumnFilter<'integer', 'in', number>;
  label: string;
  lang: string;
}

/** Field of a filter drawer: categories of both menus, found by their text or in their tree. */
export function CategoryFilter({ filter, label, lang }: CategoryFilterProps) {
  const { entry, put } = filter;
  const id = useId();
  const [text, setText] = useState('');
  const [isBrowsed, setBrowsed] = useState(false);
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
  function choose(choices: readonly Choice[]) {
    setPicked(new Map(choices.map((one) => [one.id, one.name])));
    put({ operation: 'in', values: choices.map((one) => one.id) });
  }
  const choices = chosen.map((one) => ({ id: one, name: names.get(one) ?? `nr ${one}` }));
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
        chosen={choices}
        onChange={choose}
      />
      <Button
        variant="text"
        icon={isBrowsed ? 'chevron-up' : 'chevron-down'}
        label={isBrowsed ? 'Zwiń drzewo kategorii' : 'Wybierz z drzewa kategorii'}
        className="align-self-start -ml-3"
        aria-expanded={isBrowsed}
        onClick={() => setBrowsed(!isBrowsed)}
      />
      {isBrowsed && (
        <Suspense fallback={<Loader />}>
          <CategoryBranches
            label="Drzewo kategorii"
            lang={lang}
            isChosen={(one) => chosen.includes(one)}
            onAdd={({ id: added, path }) => choose([...choices, { id: added, name: path }])}
          />
        </Suspense>
      )}
    </div>
  );
}
