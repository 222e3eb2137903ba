import { formatDateTime, type PeriodEdge, toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { type ComponentProps, useState } from 'react';
import { CalendarInput } from './calendar-input.tsx';
import { momentOfText, pickerDateOf, startOfPicking, textOfMoment, textOfPicked } from './picker-date.ts';

type Given = 'text' | 'onType' | 'onLeave' | 'placeholder' | 'picked' | 'startAt' | 'time' | 'onPick';

/** Common properties of date inputs, whose value is a text. */
export interface DateInputProps extends Omit<ComponentProps<typeof CalendarInput>, Given> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

interface DateTimeInputProps extends DateInputProps {
  /** Seconds of a text without seconds (specification, section 5: an end time gets second 59). */
  edge?: PeriodEdge;
  /** Minutes are typed as texts show them, `dd.MM.yyyy HH:mm`; seconds as the specification has dates of publication (section 5). */
  time?: keyof typeof formats;
}

const formats = {
  seconds: { placeholder: 'rrrr-mm-dd gg:mm:ss', write: toWarsawText },
  minutes: { placeholder: 'dd.mm.rrrr gg:mm', write: formatDateTime },
} as const;

/**
 * Date and time in Warsaw, typed in either format or picked. The value is an ISO moment in UTC, '' for none; a text that is no date
 * stays as typed, for the schema to refuse.
 */
export function DateTimeInput({
  value,
  onChange,
  edge = 'start',
  time = 'minutes',
  onBlur,
  ...rest
}: DateTimeInputProps) {
  const { placeholder, write } = formats[time];
  const textOf = (moment: string) => textOfMoment(moment, write);
  const [text, setText] = useState(textOf(value));
  // Follows a value that was set by a draft or another version.
  const shown = momentOfText(text, edge) === value ? text : textOf(value);

  function type(next: string) {
    setText(next);
    onChange(momentOfText(next, edge));
  }

  return (
    <CalendarInput
      {...rest}
      text={shown}
      placeholder={placeholder}
      time={time}
      picked={pickerDateOf(value)}
      startAt={startOfPicking(edge)}
      onType={type}
      onPick={(picked) => type(textOf(momentOfText(textOfPicked(picked), edge)))}
      onLeave={() => {
        setText(textOf(value));
        onBlur?.();
      }}
    />
  );
}
