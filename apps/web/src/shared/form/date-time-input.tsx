import type { PeriodEdge } from '@redakcja/domain/shared/dates';
import { type ComponentProps, useState } from 'react';
import { CalendarInput } from './calendar-input.tsx';
import { momentOfText, pickerDateOf, startOfPicking, textOfMoment, textOfPicked } from './picker-date.ts';

type Given = 'text' | 'onType' | 'onLeave' | 'placeholder' | 'picked' | 'startAt' | 'withTime' | 'onPick';

/** What fields of dates have in common: a value as text, whatever is meant by it. */
export interface DateInputProps extends Omit<ComponentProps<typeof CalendarInput>, Given> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

interface DateTimeInputProps extends DateInputProps {
  /** What a text without seconds means: their first or their last (specification, section 5: an end time gets second 59). */
  edge?: PeriodEdge;
}

/**
 * Date and time in Warsaw, typed as `yyyy-MM-dd HH:mm:ss` or picked. The value is an ISO moment in UTC, '' for none; a text that is no date
 * stays as typed, for the schema to refuse.
 */
export function DateTimeInput({ value, onChange, edge = 'start', onBlur, ...rest }: DateTimeInputProps) {
  const [text, setText] = useState(textOfMoment(value));
  // The value was changed from outside (a draft, another version): the text follows.
  const shown = momentOfText(text, edge) === value ? text : textOfMoment(value);

  function type(next: string) {
    setText(next);
    onChange(momentOfText(next, edge));
  }

  return (
    <CalendarInput
      {...rest}
      text={shown}
      placeholder="rrrr-mm-dd gg:mm:ss"
      withTime
      picked={pickerDateOf(value)}
      startAt={startOfPicking(edge)}
      onType={type}
      onPick={(picked) => type(textOfPicked(picked))}
      onLeave={() => {
        setText(textOfMoment(value));
        onBlur?.();
      }}
    />
  );
}
