import { InputTextarea } from 'primereact/inputtextarea';
import type { Ref, TextareaHTMLAttributes } from 'react';

export interface TextareaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

export function Textarea({ value, onChange, invalid, rows = 3, ...rest }: TextareaProps) {
  return (
    <InputTextarea
      {...rest}
      // see text-input.tsx
      data-pc-autofocus={rest.autoFocus || undefined}
      rows={rows}
      value={value}
      invalid={invalid}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
