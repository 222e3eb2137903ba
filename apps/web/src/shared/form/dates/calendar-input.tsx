import './calendar-input.css';
import { lazy, type Ref, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import type { ClockPrecision } from '../../ui/inputs/calendar-panel.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { pickerDateOf } from './picker-date.ts';

const CalendarPanel = lazy(() =>
  import('../../ui/inputs/calendar-panel.tsx').then((module) => ({ default: module.CalendarPanel })),
);

interface CalendarInputProps {
  id: string;
  name?: string;
  text: string;
  onType: (text: string) => void;
  /** Called on blur: the text may be normalised. */
  onLeave: () => void;
  placeholder: string;
  /** What the calendar shows as picked, as the clock of this computer would show it. */
  picked: Date | null;
  /** Month and time shown while nothing is picked. */
  startAt: Date;
  /** Precision of a date with time. */
  time?: ClockPrecision | undefined;
  onPick: (picked: Date) => void;
  /** Id of the label, for the calendar that belongs to it. */
  labelId: string;
  invalid?: boolean;
  required?: boolean;
  readOnly?: boolean;
  'aria-describedby'?: string;
  ref?: Ref<HTMLInputElement>;
}

const gap = 4;
const maxTextLength = 30;

/** Positions the panel below the field, or above it without enough room, also while the page is scrolled. */
function keepBeside(panel: HTMLElement, field: HTMLElement): () => void {
  function place() {
    const { top, bottom, right } = field.getBoundingClientRect();
    const { height, width } = panel.getBoundingClientRect();
    const fitsBelow = bottom + gap + height <= window.innerHeight;
    // never over the header, whose bottom is where sticky bars of the screen begin
    const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
    const lowest = Math.max(header + gap, window.innerHeight - height - gap);
    const beside = fitsBelow ? bottom + gap : Math.max(header + gap, top - gap - height);
    panel.style.top = `${Math.min(beside, lowest)}px`;
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

/** A date that is typed, or picked from a calendar that opens beside the field. */
export function CalendarInput(props: CalendarInputProps) {
  const { text, onType, onLeave, picked, startAt, time, onPick, labelId, readOnly, placeholder, ...rest } = props;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

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

  /** Today in Warsaw, with the time of `clock` or that of now. */
  function pickNow(clock: Date | undefined) {
    const now = pickerDateOf(new Date().toISOString());
    if (now === null) return;
    // a publication begins later than now
    if (clock === undefined) now.setMinutes(now.getMinutes() + (time === 'seconds' ? 1 : 0), 0, 0);
    else now.setHours(clock.getHours(), clock.getMinutes(), clock.getSeconds(), 0);
    onPick(now);
    if (clock === undefined) close();
  }

  function close() {
    setOpen(false);
    box.current?.querySelector<HTMLElement>('button')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles Escape of its descendants
    <div
      ref={box}
      className="date-time relative flex"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <TextInput
        {...rest}
        className="flex-1 min-w-0 tabular"
        value={text}
        // a locked field has no placeholder
        placeholder={readOnly ? undefined : placeholder}
        autoComplete="off"
        maxLength={maxTextLength}
        readOnly={readOnly}
        onChange={onType}
        onBlur={onLeave}
      />
      {!readOnly && (
        <IconButton
          icon="calendar"
          label={open ? 'Zamknij kalendarz' : 'Otwórz kalendarz'}
          aria-describedby={labelId}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
        />
      )}
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a native dialog would be modal
        <div
          id={panelId}
          ref={panel}
          // In the body: a dialog would clip it.
          popover="manual"
          className="date-time-panel fixed m-0 p-1"
          role="group"
          aria-label="Kalendarz"
          aria-describedby={labelId}
        >
          <Suspense fallback={<p className="m-0 p-4">Ładowanie…</p>}>
            <CalendarPanel
              value={picked}
              startAt={startAt}
              time={time}
              onChange={(date) => {
                onPick(date);
                // a day is one choice; a time is put together of several
                if (time === undefined) close();
              }}
            />
          </Suspense>
          <div className="flex gap-2 px-2 pb-2">
            <Button label="Dziś" onClick={() => pickNow(time === undefined ? undefined : startAt)} />
            {time !== undefined && <Button label="Teraz" onClick={() => pickNow(undefined)} />}
            <Button className="ml-auto" variant="text" label="Gotowe" onClick={close} />
          </div>
        </div>
      )}
    </div>
  );
}
