import { Calendar } from 'primereact/calendar';

interface DateTimeProps {
  /** Id of the input, for the label's htmlFor. */
  id?: string;
  value: Date | null;
  onChange: (value: Date | null) => void;
  /** Time as well as the day. */
  withTime?: boolean;
  withSeconds?: boolean;
  min?: Date;
  max?: Date;
  disabled?: boolean;
  invalid?: boolean;
  required?: boolean;
  name?: string;
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  onBlur?: () => void;
}

/** Day, and time when asked for, typed or picked. Values are dates as the clock of this computer shows them. */
export function DateTime({
  id,
  value,
  onChange,
  withTime = false,
  withSeconds = false,
  min,
  max,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  required,
  onBlur,
  ...rest
}: DateTimeProps) {
  return (
    <Calendar
      {...rest}
      inputId={id}
      value={value}
      onChange={(event) => onChange(event.value ?? null)}
      onBlur={onBlur && (() => onBlur())}
      showTime={withTime}
      showSeconds={withSeconds}
      minDate={min}
      maxDate={max}
      dateFormat="dd.mm.yy"
      showIcon
      showButtonBar
      keepInvalid
      locale="pl"
      ariaLabelledBy={labelledBy}
      pt={{
        input: {
          root: {
            'aria-label': label,
            'aria-describedby': describedBy,
            'aria-required': required,
            autoComplete: 'off',
          },
        },
      }}
    />
  );
}
