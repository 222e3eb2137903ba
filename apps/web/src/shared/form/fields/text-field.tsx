import { PasswordInput } from '../../ui/inputs/password-input.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Textarea } from '../../ui/inputs/textarea.tsx';
import { FieldFrame } from '../frames/field-frame.tsx';
import { type FieldProps, useField } from '../state/use-field.ts';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  autoComplete?: string;
  /** Transforms the input, such as to upper case. */
  transform?: (text: string) => string;
}

/** One line of text. */
export function TextField({ type = 'text', autoComplete = 'off', transform, ...props }: TextFieldProps) {
  // No counter for addresses and passwords.
  const hasStoredTotal = type !== 'url' && type !== 'password';
  const { frame, control } = useText(props, hasStoredTotal, transform);
  return (
    <FieldFrame {...frame}>
      {type === 'password' ? (
        <PasswordInput {...control} autoComplete={autoComplete} />
      ) : (
        <TextInput {...control} type={type} autoComplete={autoComplete} />
      )}
    </FieldFrame>
  );
}

interface TextareaFieldProps extends FieldProps {
  rows?: number;
  /** A single line that wraps instead of scrolling. */
  isOneLine?: boolean;
}

/** Several lines of text. */
export function TextareaField({ rows, isOneLine, ...props }: TextareaFieldProps) {
  const { frame, control } = useText(props, true);
  return (
    <FieldFrame {...frame}>
      <Textarea {...control} rows={rows} isOneLine={isOneLine} />
    </FieldFrame>
  );
}

/** Common properties of single-line and multi-line fields. */
function useText(props: FieldProps, hasStoredTotal: boolean, transform = (text: string) => text) {
  const { id, value, error, required, max, set, blur, name, describedBy } = useField<string | null | undefined>(props);
  const text = value ?? '';
  return {
    frame: { ...props, id, error, required, counter: hasStoredTotal ? { length: text.length, max } : undefined },
    control: {
      id,
      name,
      value: text,
      invalid: error !== undefined,
      required,
      readOnly: props.disabledReason !== undefined,
      'aria-describedby': describedBy,
      onBlur: blur,
      onChange: (typed: string) => set(transform(typed)),
    },
  };
}
