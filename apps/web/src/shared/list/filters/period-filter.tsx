import '../../form/frames/field-frame.css';
import { isDay } from '@redakcja/domain/shared/formats/dates';
import { DayOfPeriod } from './day-of-period.tsx';
import type { ColumnFilter } from './filter-draft.ts';

interface PeriodFilterProps {
  from: ColumnFilter<'date', 'greaterThanOrEqual', string>;
  until: ColumnFilter<'date', 'lessThanOrEqual', string>;
  /** What happened in the period, such as „Data zdarzenia”. */
  label: string;
}

/** From a day to a day of Warsaw, both included; either may be left out. */
export function PeriodFilter({ from, until, label }: PeriodFilterProps) {
  const [first = '', last = ''] = [from.entry?.values[0], until.entry?.values[0]];
  const isReversed = isDay(first) && isDay(last) && last < first;
  return (
    <>
      <DayOfPeriod filter={from} label={`${label} od`} />
      <DayOfPeriod filter={until} label={`${label} do`} />
      {isReversed && (
        <p className="mt-2 mb-0 small muted">Data „do” jest wcześniejsza niż „od”, więc nic nie zostanie znalezione.</p>
      )}
    </>
  );
}
