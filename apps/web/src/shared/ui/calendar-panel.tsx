import { Calendar } from 'primereact/calendar';
import { useState } from 'react';

interface CalendarPanelProps {
  value: Date | null;
  /** Month and time shown while nothing is picked. */
  startAt: Date;
  withTime?: boolean;
  onChange: (value: Date) => void;
}

/** Month, and a clock where it is asked for, to pick from, without an input. Values are dates as the clock of this computer shows them. */
export function CalendarPanel({ value, startAt, withTime = false, onChange }: CalendarPanelProps) {
  const [shown, setShown] = useState(value ?? startAt);
  return (
    <Calendar
      inline
      showTime={withTime}
      showSeconds={withTime}
      hourFormat="24"
      locale="pl"
      value={value ?? undefined}
      viewDate={shown}
      onViewDateChange={(event) => setShown(event.value)}
      onChange={(event) => event.value && onChange(event.value)}
    />
  );
}
