import '../../form/frames/field-frame.css';
import type { FilterOperation } from '@redakcja/domain/shared/lists/list-columns';
import { useId, useState } from 'react';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { FilterField, type FilterFieldProps } from './filter-field.tsx';

/** Whole number, not smaller than the contract allows for the column. */
export function IntegerFilter<Operation extends FilterOperation>(
  props: FilterFieldProps<'integer', Operation, number>,
) {
  const id = useId();
  const { entry, firstOperation, min = 0, put } = props.filter;
  const [text, setText] = useState(String(entry?.values[0] ?? ''));
  // "Wyczyść" empties the draft from outside.
  const shown = entry === undefined ? '' : text;

  function change(next: string) {
    setText(next);
    const typed = next.trim();
    const number = Number(typed);
    const operation = entry?.operation ?? firstOperation;
    if (typed === '') put({ operation, values: [] });
    else if (/^\d{1,9}$/.test(typed) && number >= min) put({ operation, values: [number] });
    else put({ operation, values: [], error: `Wpisz liczbę całkowitą, nie mniejszą niż ${min}` });
  }
  return (
    <FilterField id={id} {...props}>
      <TextInput
        id={id}
        inputMode="numeric"
        value={shown}
        invalid={entry?.error !== undefined}
        aria-describedby={entry?.error === undefined ? undefined : `${id}-error`}
        onChange={change}
      />
    </FilterField>
  );
}
