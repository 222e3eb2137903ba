import { formatDateTime, type PeriodEdge } from '@redakcja/domain/shared/formats/dates';
import type { ReactElement } from 'react';
import type { ClockPrecision } from '../../ui/inputs/calendar-panel.tsx';
import { type DateInputProps, DateTimeInput } from '../dates/date-time-input.tsx';
import { DayInput } from '../dates/day-input.tsx';
import { textOfDay } from '../dates/picker-day.ts';
import { FieldFrame } from '../frames/field-frame.tsx';
import { type FieldProps, useField } from '../state/use-field.ts';

type DateText = string | null | undefined;

interface DateFieldProps extends FieldProps {
  /** The value in words, for the list of changes. */
  describe: (value: DateText) => string;
  input: (props: DateInputProps) => ReactElement<{ 'aria-describedby'?: string }>;
}

/** Common part of date fields; the input defines the kind of date. */
function DateField({ describe, input, ...props }: DateFieldProps) {
  const { id, value, error, required, set, blur, name, describedBy } = useField<DateText>(props, describe);
  return (
    <FieldFrame {...props} id={id} error={error} required={required}>
      {input({
        id,
        name,
        labelId: `${id}-label`,
        value: value ?? '',
        invalid: error !== undefined,
        required,
        readOnly: props.disabledReason !== undefined,
        'aria-describedby': describedBy,
        onBlur: blur,
        onChange: set,
      })}
    </FieldFrame>
  );
}

const describeDay = (value: DateText) => textOfDay(value ?? '');

/** Day of the calendar without a time zone (`yyyy-MM-dd`), shown and typed as `dd.MM.yyyy`. */
export function DayField(props: FieldProps) {
  return <DateField {...props} describe={describeDay} input={(input) => <DayInput {...input} />} />;
}

interface DateTimeFieldProps extends FieldProps {
  edge?: PeriodEdge;
  /** Dates of publication have seconds. */
  time?: ClockPrecision;
}

/** Moment in UTC, shown and typed as `dd.MM.yyyy HH:mm` of the clock in Warsaw; `yyyy-MM-dd HH:mm:ss` with seconds. */
export function DateTimeField({ edge, time, ...props }: DateTimeFieldProps) {
  return (
    <DateField
      {...props}
      describe={formatDateTime}
      input={(input) => <DateTimeInput {...input} edge={edge} time={time} />}
    />
  );
}
