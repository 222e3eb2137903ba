import { formatDateTime } from '@redakcja/domain/shared/formats/dates';

/** A moment of a row of the main page, under the word for what happened then. */
export function TaskDate({ label, moment }: { label: string; moment: string | null }) {
  return (
    <span className="home-date muted tabular white-space-nowrap text-right">
      <span className="home-date-label block">{label} </span>
      <time dateTime={moment ?? undefined}>{formatDateTime(moment)}</time>
    </span>
  );
}
