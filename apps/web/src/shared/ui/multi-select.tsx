import { MultiSelect as PrimeMultiSelect } from 'primereact/multiselect';
import type { SelectOption } from './select.tsx';

interface MultiSelectProps<Value extends string | number> {
  /** Id of the input behind it, for the label's htmlFor. */
  id?: string;
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  filter?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  onBlur?: () => void;
}

export function MultiSelect<Value extends string | number>({
  id,
  value,
  onChange,
  options,
  filter = options.length > 10,
  placeholder = 'Wybierz',
  'aria-describedby': describedBy,
  ...rest
}: MultiSelectProps<Value>) {
  return (
    <PrimeMultiSelect
      {...rest}
      inputId={id}
      value={[...value]}
      options={options.map((option) => ({ ...option }))}
      optionLabel="label"
      optionValue="value"
      optionDisabled="disabled"
      display="chip"
      filter={filter}
      placeholder={placeholder}
      emptyMessage="Brak opcji"
      emptyFilterMessage="Brak opcji"
      onChange={(event) => onChange(event.value as Value[])}
      pt={{ input: { 'aria-describedby': describedBy, 'aria-invalid': rest.invalid || undefined } }}
    />
  );
}
