import { DayInput } from '../day-input.tsx';
import { FieldFrame } from '../field-frame.tsx';
import { textOfDay } from '../picker-date.ts';
import { type FieldProps, useField } from '../use-field.ts';

const describe = (value: string | null | undefined) => textOfDay(value ?? '');

/** Day of the calendar without a time zone (`yyyy-MM-dd`), shown and typed as `dd.MM.yyyy`. */
export function DayField(props: FieldProps) {
  const { required, lockedBecause } = props;
  const { id, value, error, set, blur, name, describedBy } = useField<string | null | undefined>(props, describe);
  return (
    <FieldFrame {...props} id={id} error={error}>
      <DayInput
        id={id}
        name={name}
        labelId={`${id}-label`}
        value={value ?? ''}
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
