import { InputTextarea } from 'primereact/inputtextarea';
import type { Ref, TextareaHTMLAttributes } from 'react';

export interface TextareaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean;
  /** What Ctrl+Enter does, in a dialog that asks for one text. */
  onCtrlEnter?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

export function Textarea({ value, onChange, invalid, onCtrlEnter, rows = 3, ...rest }: TextareaProps) {
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
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || onCtrlEnter === undefined) return;
        event.preventDefault();
        onCtrlEnter();
      }}
    />
  );
}
