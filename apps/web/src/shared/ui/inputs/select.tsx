import './text-input.css';
import './select.css';
import type { Ref, SelectHTMLAttributes } from 'react';

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string | number>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'multiple' | 'size'> {
  value: Value | null;
  onChange: (value: Value | null) => void;
  options: readonly SelectOption<Value>[];
  /** Text of the empty choice; without it one of the options is always chosen. */
  emptyLabel?: string;
  invalid?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own list: PrimeReact's dropdown is no combobox to a screen reader, and ours are short. */
export function Select<Value extends string | number>({
  value,
  onChange,
  options,
  emptyLabel,
  invalid,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <select
      {...rest}
      className={`select p-inputtext p-component ${invalid ? 'p-invalid' : ''} ${className ?? ''}`}
      aria-invalid={invalid || undefined}
      value={value === null ? '' : String(value)}
      onChange={(event) =>
        onChange(options.find((option) => String(option.value) === event.target.value)?.value ?? null)
      }
    >
      {(emptyLabel !== undefined || value === null) && <option value="">{emptyLabel ?? ''}</option>}
      {options.map((option) => (
        <option key={option.value} value={String(option.value)} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
