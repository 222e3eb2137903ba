import type { PeriodEdge } from '@redakcja/domain/shared/dates';
import { lazy, type Ref, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { momentOfText, pickerDateOf, startOfPicking, textOfMoment, textOfPicked } from './picker-date.ts';

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

const gap = 4;

/** Under the field, or above it where there is no room below; it follows the field while the page is scrolled. */
function keepBeside(panel: HTMLElement, field: HTMLElement): () => void {
  function place() {
    const { top, bottom, right } = field.getBoundingClientRect();
    const { height, width } = panel.getBoundingClientRect();
    const fitsBelow = bottom + gap + height <= window.innerHeight;
    panel.style.top = `${Math.max(gap, fitsBelow ? bottom + gap : top - gap - height)}px`;
    panel.style.left = `${Math.max(gap, right - width)}px`;
  }
  place();
  // The month comes after the panel, and months differ in height.
  const grown = new ResizeObserver(place);
  grown.observe(panel);
  window.addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    grown.disconnect();
    window.removeEventListener('scroll', place, { capture: true });
  };
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
  const panel = useRef<HTMLDivElement>(null);
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

  useLayoutEffect(() => {
    if (!open || !panel.current || !box.current) return;
    panel.current.showPopover?.();
    return keepBeside(panel.current, box.current);
  }, [open]);

  function type(next: string) {
    setText(next);
    onChange(momentOfText(next, edge));
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
        <div
          id={panelId}
          ref={panel}
          // Above everything: a dialog would cut it off.
          popover="manual"
          className="date-time-panel"
          role="group"
          aria-label="Kalendarz"
          aria-describedby={labelId}
        >
          <Suspense fallback={<p className="date-time-wait">Ładowanie…</p>}>
            <CalendarPanel
              value={pickerDateOf(value)}
              startAt={startOfPicking(edge)}
              onChange={(picked) => type(textOfPicked(picked))}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
