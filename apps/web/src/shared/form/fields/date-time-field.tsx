import { formatDateTime, type PeriodEdge } from '@redakcja/domain/shared/dates';
import { DateTimeInput } from '../date-time-input.tsx';
import { FieldFrame } from '../field-frame.tsx';
import { type FieldProps, useField } from '../use-field.ts';

const describe = (value: string | null | undefined) => formatDateTime(value);

/** Moment in UTC, shown and typed as `yyyy-MM-dd HH:mm:ss` of the clock in Warsaw. */
export function DateTimeField(props: FieldProps & { edge?: PeriodEdge }) {
  const { required, lockedBecause, edge } = props;
  const { id, value, error, set, blur, name, describedBy } = useField<string | null | undefined>(props, describe);
  return (
    <FieldFrame {...props} id={id} error={error}>
      <DateTimeInput
        id={id}
        name={name}
        labelId={`${id}-label`}
        edge={edge}
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
