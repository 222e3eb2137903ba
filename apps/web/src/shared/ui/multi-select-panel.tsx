import { MultiSelect as PrimeMultiSelect } from 'primereact/multiselect';
import type { MultiSelectProps } from './multi-select.tsx';

type Value = string | number;

/** PrimeReact's list of checkboxes; loaded by multi-select.tsx when it is first shown. */
export function MultiSelectPanel({
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
