// Fields of a filter drawer, one per kind of column. The operation can be chosen where the contract has several for the column.
import type { ColumnDefinition, FilterOperation } from '@redakcja/domain/shared/list-columns';
import { type ReactNode, useId, useState } from 'react';
import { MultiSelect } from '../ui/multi-select.tsx';
import { Select, type SelectOption } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useFilterDraft } from './filter-draft.ts';

interface FilterFieldProps {
  column: string;
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

function firstOperation(definition: ColumnDefinition): FilterOperation {
  return definition.operations[0] ?? 'equal';
}

function FilterField(props: { id: string; column: string; label: string; error?: string; children: ReactNode }) {
  const { id, column, label, error, children } = props;
  const { definition, entry, put } = useFilterDraft(column);
  const operations = definition.operations.filter((operation) => operation !== 'in');
  return (
    <div className="filter-field">
      <label htmlFor={id}>{label}</label>
      {operations.length > 1 && (
        <Select
          aria-label={`${label}: warunek`}
          value={entry?.operation ?? firstOperation(definition)}
          options={operations.map((operation) => ({ value: operation, label: operationLabels[operation] }))}
          onChange={(operation) => operation && put({ values: [], ...entry, operation })}
        />
      )}
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          <i className="pi pi-exclamation-circle" aria-hidden="true" /> {error}
        </p>
      )}
    </div>
  );
}

export function TextFilter({ column, label }: FilterFieldProps) {
  const id = useId();
  const { definition, entry, put } = useFilterDraft(column);
  return (
    <FilterField id={id} column={column} label={label}>
      <TextInput
        id={id}
        value={String(entry?.values[0] ?? '')}
        maxLength={200}
        onChange={(value) => put({ operation: entry?.operation ?? firstOperation(definition), values: [value] })}
      />
    </FilterField>
  );
}

const yesNo = [
  { value: 'true', label: 'Tak' },
  { value: 'false', label: 'Nie' },
];

export function YesNoFilter({ column, label }: FilterFieldProps) {
  const id = useId();
  const { definition, entry, put } = useFilterDraft(column);
  const value = entry?.values[0];
  return (
    <FilterField id={id} column={column} label={label}>
      <Select
        id={id}
        emptyLabel="Wszystkie"
        value={value === undefined ? null : String(value)}
        options={yesNo}
        onChange={(chosen) =>
          put({
            operation: entry?.operation ?? firstOperation(definition),
            values: chosen === null ? [] : [chosen === 'true'],
          })
        }
      />
    </FilterField>
  );
}

/** Whole number, not smaller than the contract allows for the column. */
export function IntegerFilter({ column, label }: FilterFieldProps) {
  const id = useId();
  const { definition, entry, put } = useFilterDraft(column);
  const [text, setText] = useState(String(entry?.values[0] ?? ''));
  // "Wyczyść" empties the draft from outside.
  const shown = entry === undefined ? '' : text;
  const min = definition.kind === 'integer' ? (definition.min ?? 0) : 0;

  function change(next: string) {
    setText(next);
    const typed = next.trim();
    const number = Number(typed);
    const operation = entry?.operation ?? firstOperation(definition);
    if (typed === '') put({ operation, values: [] });
    else if (/^\d{1,9}$/.test(typed) && number >= min) put({ operation, values: [number] });
    else put({ operation, values: [], error: `Wpisz liczbę całkowitą, nie mniejszą niż ${min}` });
  }
  return (
    <FilterField id={id} column={column} label={label} error={entry?.error}>
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

interface ChoicesFilterProps<Value extends string | number> extends FilterFieldProps {
  options: readonly SelectOption<Value>[];
  placeholder?: string;
}

/** Any of several values. */
export function ChoicesFilter<Value extends string | number>(props: ChoicesFilterProps<Value>) {
  const { column, label, options, placeholder = 'Wszystkie' } = props;
  const id = useId();
  const { entry, put } = useFilterDraft(column);
  return (
    <FilterField id={id} column={column} label={label}>
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
