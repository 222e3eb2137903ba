// Fields of a filter drawer, one per kind of column. The operation can be chosen where the contract has several for the column.
import '../../form/frames/field-frame.css';
import type { FilterOperation } from '@redakcja/domain/shared/lists/list-columns';
import { useId } from 'react';
import { maxSearchLength } from '../../ui/inputs/max-search-length.ts';
import { MultiSelect } from '../../ui/inputs/multi-select.tsx';
import { Select, type SelectOption } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { FilterField, type FilterFieldProps } from './filter-field.tsx';

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
