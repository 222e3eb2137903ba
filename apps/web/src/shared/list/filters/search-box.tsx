import './search-box.css';
import type { Columns, ColumnsWith, FilterInput } from '@redakcja/domain/shared/lists/list-columns';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { maxSearchLength } from '../../ui/inputs/max-search-length.ts';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import type { Filters } from './use-filters.ts';

/** Specification, section 9. */
const debounce = 500;

/** Each is one filter; what is behind them is searched as it stands. */
const maxWords = 8;

function wordsOf(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const rest = words.slice(maxWords - 1).join(' ');
  return rest === '' ? words : [...words.slice(0, maxWords - 1), rest];
}

interface SearchBoxProps<C extends Columns> {
  filters: Filters<C>;
  column: ColumnsWith<C, 'contains'>;
  label: string;
}

/** Searches for all of the words, in any order, while the user types: one request 500 ms after the last key, immediately on Enter. */
export function SearchBox<C extends Columns>({ filters, column, label }: SearchBoxProps<C>) {
  const applied = filters.active
    .filter((one) => one.column === column && one.operation === 'contains')
    .map(({ values }) => String(values[0]))
    .join(' ');
  const [text, setText] = useState(applied);
  const submitted = useRef(applied);

  // Follows changes of the URL, such as cleared filters or back navigation.
  useEffect(() => {
    if (applied === submitted.current) return;
    submitted.current = applied;
    setText(applied);
  }, [applied]);

  function apply() {
    const words = wordsOf(text);
    const value = words.join(' ');
    if (value === submitted.current) return;
    submitted.current = value;
    const others = filters.active.filter((one) => one.column !== column);
    // The column has `contains` by its type, which TypeScript cannot follow into the union of all filters.
    const searched = words.map(
      (word) => ({ column: column as keyof C & string, operation: 'contains', value: word }) as FilterInput<C>,
    );
    filters.set([...others, ...searched], true);
  }
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });

  useEffect(() => {
    if (text.trim() === submitted.current) return;
    const timer = setTimeout(() => latest.current(), debounce);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of a few years ago do not know the element <search>
    <form
      role="search"
      className="search-box relative w-full"
      style={{ '--letters': label.length } as CSSProperties}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <i className="pi pi-search ink-2 absolute" aria-hidden="true" />
      <TextInput
        type="search"
        className="w-full"
        value={text}
        onChange={setText}
        aria-label={label}
        placeholder={label}
        maxLength={maxSearchLength}
      />
    </form>
  );
}
