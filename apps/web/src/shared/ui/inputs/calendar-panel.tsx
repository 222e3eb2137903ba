import './calendar-panel.css';
import '../prime/prime-settings.ts';
import { Calendar } from 'primereact/calendar';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export type ClockPrecision = 'minutes' | 'seconds';

interface CalendarPanelProps {
  value: Date | null;
  /** Month and time shown while nothing is picked. */
  startAt: Date;
  /** The clock, down to these; none for a day. */
  time?: ClockPrecision | undefined;
  onChange: (value: Date) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const days = 'td:not(.p-datepicker-other-month) > span';
const daysOf = (panel: Element) => [...panel.querySelectorAll<HTMLElement>(days)];

function focusDay(panel: Element | null, number: number | undefined): void {
  if (panel === null || number === undefined) return;
  const all = daysOf(panel);
  const day = all[number - 1];
  if (!day || day === document.activeElement) return;
  for (const one of all) one.tabIndex = one === day ? 0 : -1;
  day.focus();
}

/** Month, and a clock where it is asked for, to pick from, without an input. Values are dates as the clock of this computer shows them. */
export function CalendarPanel({ value, startAt, time, onChange }: CalendarPanelProps) {
  const [shown, setShown] = useState(value ?? startAt);
  const panel = useRef<HTMLDivElement>(null);
  /** Day of the month that has the focus, or is to have it. */
  const focused = useRef<number>(undefined);

  // PrimeReact renders the days again when one is picked or the month changes, more than once, and the focus is lost with the old ones.
  useEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) focusDay(element, focused.current);
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  useEffect(() => focusDay(panel.current, focused.current));

  /** PrimeReact's own arrows turn the page at the end of each week. */
  function step(event: KeyboardEvent<HTMLElement>) {
    const by = steps[event.key];
    const day = event.target;
    if (by === undefined || !(day instanceof HTMLElement) || !day.matches(days)) return;
    event.preventDefault();
    event.stopPropagation();
    const next = new Date(shown);
    next.setDate(daysOf(event.currentTarget).indexOf(day) + 1 + by);
    focused.current = next.getDate();
    if (next.getMonth() === shown.getMonth()) focusDay(panel.current, focused.current);
    else setShown(next);
  }

  return (
    <div
      ref={panel}
      onKeyDownCapture={step}
      onFocusCapture={({ target, currentTarget }) => {
        const day = daysOf(currentTarget).indexOf(target);
        focused.current = day < 0 ? undefined : day + 1;
      }}
      onBlurCapture={({ relatedTarget }) => {
        if (relatedTarget !== null) focused.current = undefined;
      }}
    >
      <Calendar
        inline
        showTime={time !== undefined}
        showSeconds={time === 'seconds'}
        hourFormat="24"
        locale="pl"
        value={value ?? undefined}
        viewDate={shown}
        onViewDateChange={(event) => setShown(event.value)}
        onChange={(event) => {
          if (!event.value) return;
          // the clock under the days keeps its own focus
          const pressed = event.originalEvent?.target;
          if (pressed instanceof Element && pressed.closest('td')) focused.current = event.value.getDate();
          onChange(event.value);
        }}
      />
    </div>
  );
}
