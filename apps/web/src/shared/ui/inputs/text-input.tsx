import './text-input.css';
import type { InputHTMLAttributes, Ref } from 'react';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size'> {
  value: string;
  onChange: (value: string) => void;
  /** Marks the field as invalid; aria-describedby names its message. */
  invalid?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** With the classes of PrimeReact's theme, without its component (button.tsx). */
export function TextInput({ value, onChange, invalid, className, ...rest }: TextInputProps) {
  return (
    <input
      {...rest}
      className={`p-inputtext p-component ${invalid ? 'p-invalid' : ''} ${className ?? ''}`}
      // How a dialog of PrimeReact finds what is to have the focus; React itself writes no such attribute.
      data-pc-autofocus={rest.autoFocus || undefined}
      value={value}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
