import { Textarea } from '../../ui/textarea.tsx';
import { FieldFrame } from '../field-frame.tsx';
import { type FieldProps, useField } from '../use-field.ts';

export function TextareaField(props: FieldProps & { rows?: number }) {
  const { required, max, lockedBecause, rows = 3 } = props;
  const { id, value, error, set, blur, name, describedBy } = useField<string | null | undefined>(props);
  const text = value ?? '';
  return (
    <FieldFrame {...props} id={id} error={error} length={max === undefined ? undefined : text.length}>
      <Textarea
        id={id}
        name={name}
        rows={rows}
        value={text}
        invalid={error !== undefined}
        required={required}
        readOnly={lockedBecause !== undefined}
        aria-describedby={describedBy}
        onBlur={blur}
        onChange={set}
      />
    </FieldFrame>
  );
}
