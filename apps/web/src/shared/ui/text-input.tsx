import './text-input.css';
import { InputText } from 'primereact/inputtext';
import type { InputHTMLAttributes, Ref } from 'react';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size'> {
  value: string;
  onChange: (value: string) => void;
  /** Marks the field as invalid; aria-describedby names its message. */
  invalid?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function TextInput({ value, onChange, invalid, ...rest }: TextInputProps) {
  return (
    <InputText
      {...rest}
      // How a dialog of PrimeReact finds what is to have the focus; React itself writes no such attribute.
      data-pc-autofocus={rest.autoFocus || undefined}
      value={value}
      invalid={invalid}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
