import { useState } from 'react';
import { CalendarInput } from './calendar-input.tsx';
import type { DateInputProps } from './date-time-input.tsx';
import { textOfPicked } from './picker-date.ts';
import { dayOfText, pickerDayOf, textOfDay } from './picker-day.ts';

/**
 * A day of the calendar, typed as `dd.MM.yyyy` or picked; browsers would write it as their own language does. The value is `yyyy-MM-dd`, ''
 * for none; a text that is no day stays as typed, for the schema to refuse.
 */
export function DayInput({ value, onChange, onBlur, ...rest }: DateInputProps) {
  const [text, setText] = useState(textOfDay(value));
  const shown = dayOfText(text) === value ? text : textOfDay(value);

  function type(next: string) {
    setText(next);
    onChange(dayOfText(next));
  }

  return (
    <CalendarInput
      {...rest}
      text={shown}
      placeholder="dd.mm.rrrr"
      picked={pickerDayOf(value)}
      startAt={new Date()}
      onType={type}
      onPick={(picked) => type(textOfDay(textOfPicked(picked).slice(0, 10)))}
      onLeave={() => {
        setText(textOfDay(value));
        onBlur?.();
      }}
    />
  );
}
