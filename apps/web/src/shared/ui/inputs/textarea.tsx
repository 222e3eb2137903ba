import './text-input.css';
import './textarea.css';
import '../prime/prime-settings.ts';
import { InputTextarea } from 'primereact/inputtextarea';
import type { Ref, TextareaHTMLAttributes } from 'react';

export interface TextareaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean;
  /** A single line that is shown whole, however long it is. */
  isOneLine?: boolean;
  /** What Ctrl+Enter does, in a dialog that asks for one text. */
  onCtrlEnter?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

export function Textarea(props: TextareaProps) {
  const {
    value,
    onChange,
    invalid,
    isOneLine = false,
    onCtrlEnter,
    rows = isOneLine ? 1 : 3,
    className,
    ...rest
  } = props;
  return (
    <InputTextarea
      {...rest}
      // see text-input.tsx
      data-pc-autofocus={rest.autoFocus || undefined}
      rows={rows}
      className={`${isOneLine ? 'textarea-one-line' : ''} ${className ?? ''}`}
      value={value}
      invalid={invalid}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(isOneLine ? event.target.value.replace(/\s*\n\s*/g, ' ') : event.target.value)}
      onKeyDown={(event) => {
        if (isOneLine && event.key === 'Enter') event.preventDefault();
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || onCtrlEnter === undefined) return;
        event.preventDefault();
        onCtrlEnter();
      }}
    />
  );
}
