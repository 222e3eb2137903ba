// Fields of a filter drawer, one per kind of column. The operation can be chosen where the contract has several for the column.
import '../form/field-frame.css';
import type { ColumnKind, FilterOperation } from '@redakcja/domain/shared/list-columns';
import { type ReactNode, useId, useState } from 'react';
import { maxSearchLength } from '../ui/max-search-length.ts';
import { MultiSelect } from '../ui/multi-select.tsx';
import { Select, type SelectOption } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { ColumnFilter } from './filter-draft.ts';

interface FilterFieldProps<Kind extends ColumnKind, Operation extends FilterOperation, Value> {
  /** Of the drawer: `filter('name')`. */
  filter: ColumnFilter<Kind, Operation, Value>;
  label: string;
}

const operationLabels: Readonly<Record<FilterOperation, string>> = {
  contains: 'zawiera',
  startsWith: 'zaczyna się od',
  equal: 'równe',
  notEqual: 'różne od',
  in: 'jedno z',
  greaterThan: 'większe niż',
  greaterThanOrEqual: 'nie mniejsze niż',
  lessThan: 'mniejsze niż',
  lessThanOrEqual: 'nie większe niż',
};

function FilterField<Operation extends FilterOperation, Value>(
  props: FilterFieldProps<ColumnKind, Operation, Value> & { id: string; children: ReactNode },
) {
  const { id, filter, label, children } = props;
  const { entry, firstOperation, put } = filter;
  const operations = filter.operations.filter((operation) => operation !== 'in');
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {operations.length > 1 && (
        <Select
          aria-label={`${label}: warunek`}
          value={entry?.operation ?? firstOperation}
          options={operations.map((operation) => ({ value: operation, label: operationLabels[operation] }))}
          onChange={(operation) => operation && put({ values: [], ...entry, operation })}
        />
      )}
      {children}
      {entry?.error !== undefined && (
        <p id={`${id}-error`} className="field-error m-0">
          <i className="pi pi-exclamation-circle" aria-hidden="true" /> {entry.error}
        </p>
      )}
    </div>
  );
}

export function TextFilter<Operation extends FilterOperation>(props: FilterFieldProps<'text', Operation, string>) {
  const id = useId();
  const { entry, firstOperation, put } = props.filter;
  return (
    <FilterField id={id} {...props}>
      <TextInput
        id={id}
        value={entry?.values[0] ?? ''}
        maxLength={maxSearchLength}
        onChange={(value) => put({ operation: entry?.operation ?? firstOperation, values: [value] })}
      />
    </FilterField>
  );
}

const yesNo = [
  { value: 'true', label: 'Tak' },
  { value: 'false', label: 'Nie' },
];

export function YesNoFilter<Operation extends FilterOperation>(props: FilterFieldProps<'boolean', Operation, boolean>) {
  const id = useId();
  const { entry, firstOperation, put } = props.filter;
  const value = entry?.values[0];
  return (
    <FilterField id={id} {...props}>
      <Select
        id={id}
        emptyLabel="Wszystkie"
        value={value === undefined ? null : String(value)}
        options={yesNo}
        onChange={(chosen) =>
          put({
            operation: entry?.operation ?? firstOperation,
            values: chosen === null ? [] : [chosen === 'true'],
          })
        }
      />
    </FilterField>
  );
}

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

interface ChoicesFilterProps<Operation extends FilterOperation, Value extends string | number>
  extends FilterFieldProps<'enum', Operation | 'in', Value> {
  options: readonly SelectOption<NoInfer<Value>>[];
  placeholder?: string;
}

/** Any of several values. */
export function ChoicesFilter<Operation extends FilterOperation, Value extends string | number>(
  props: ChoicesFilterProps<Operation, Value>,
) {
  const { filter, label, options, placeholder = 'Wszystkie' } = props;
  const id = useId();
  const { entry, put } = filter;
  return (
    <FilterField id={id} filter={filter} label={label}>
      <MultiSelect
        id={id}
        placeholder={placeholder}
        options={options}
        value={options.map((option) => option.value).filter((value) => entry?.values.includes(value))}
        onChange={(values) => put({ operation: 'in', values })}
      />
    </FilterField>
  );
}
