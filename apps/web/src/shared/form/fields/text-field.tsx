import { TextInput } from '../../ui/text-input.tsx';
import { FieldFrame } from '../field-frame.tsx';
import { type FieldProps, useField } from '../use-field.ts';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date';
  autoComplete?: string;
  /** Changes what is typed, such as to upper case. */
  transform?: (text: string) => string;
}

export function TextField(props: TextFieldProps) {
  const { required, max, lockedBecause, type = 'text', autoComplete = 'off', transform } = props;
  const { id, value, error, set, blur, name, describedBy } = useField<string | null | undefined>(props);
  const text = value ?? '';
  return (
    <FieldFrame {...props} id={id} error={error} length={max === undefined ? undefined : text.length}>
      <TextInput
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        value={text}
        invalid={error !== undefined}
        required={required}
        readOnly={lockedBecause !== undefined}
        aria-describedby={describedBy}
        onBlur={blur}
        onChange={(typed) => set(transform ? transform(typed) : typed)}
      />
    </FieldFrame>
  );
}
