import { Calendar } from 'primereact/calendar';

interface CalendarPanelProps {
  value: Date | null;
  onChange: (value: Date) => void;
}

/** Month and clock to pick from, without an input. Values are dates as the clock of this computer shows them. */
export function CalendarPanel({ value, onChange }: CalendarPanelProps) {
  return (
    <Calendar
      inline
      showTime
      showSeconds
      hourFormat="24"
      locale="pl"
      value={value}
      onChange={(event) => event.value && onChange(event.value)}
    />
  );
}
