import type { PeriodEdge } from '@redakcja/domain/shared/dates';
import { lazy, type Ref, Suspense, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { momentOfText, pickerDateOf, textOfMoment, textOfPicked } from './picker-date.ts';

const CalendarPanel = lazy(() =>
  import('../ui/calendar-panel.tsx').then((module) => ({ default: module.CalendarPanel })),
);

interface DateTimeInputProps {
  id: string;
  name?: string;
  /** ISO moment in UTC, '' for none; a text that is no date stays as typed, for the schema to refuse. */
  value: string;
  onChange: (value: string) => void;
  /** What a text without seconds means: their first or their last (specification, section 5: an end time gets second 59). */
  edge?: PeriodEdge;
  /** Id of the label, for the calendar that belongs to it. */
  labelId: string;
  invalid?: boolean;
  required?: boolean;
  readOnly?: boolean;
  'aria-describedby'?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Date and time in Warsaw, typed as `yyyy-MM-dd HH:mm:ss` or picked. */
export function DateTimeInput({
  value,
  onChange,
  edge = 'start',
  labelId,
  onBlur,
  readOnly,
  ...rest
}: DateTimeInputProps) {
  const [text, setText] = useState(textOfMoment(value));
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();

  // Changed by another hand (a draft, somebody else's version): the text follows.
  const shown = momentOfText(text, edge) === value ? text : textOfMoment(value);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  function type(next: string) {
    setText(next);
    onChange(momentOfText(next, edge));
  }

  function pick(picked: Date) {
    // Picking a day keeps the seconds that were there; a new end starts with its last second.
    if (value === '' && edge === 'end') picked.setSeconds(59);
    type(textOfPicked(picked));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the Escape of what is inside
    <div
      ref={box}
      className="date-time"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        box.current?.querySelector<HTMLElement>('button')?.focus();
      }}
    >
      <TextInput
        {...rest}
        className="tabular"
        value={shown}
        placeholder="rrrr-mm-dd gg:mm:ss"
        autoComplete="off"
        maxLength={30}
        readOnly={readOnly}
        onChange={type}
        onBlur={() => {
          setText(textOfMoment(value));
          onBlur?.();
        }}
      />
      {!readOnly && (
        <IconButton
          icon="calendar"
          label="Otwórz kalendarz"
          aria-describedby={labelId}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
        />
      )}
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a native dialog would take the page away from the person
        <div id={panelId} className="date-time-panel" role="group" aria-label="Kalendarz" aria-describedby={labelId}>
          <Suspense fallback={<p className="date-time-wait">Ładowanie…</p>}>
            <CalendarPanel value={pickerDateOf(value)} onChange={pick} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
