import { isDay } from '@redakcja/domain/shared/dates';
import { invalidDateMessage } from '@redakcja/domain/shared/form-schema';
import { useId } from 'react';
import { DayInput } from '../shared/form/day-input.tsx';
import { useFilterDraft } from '../shared/list/filter-draft.ts';

interface PeriodFilterProps {
  column: string;
  /** What happened in the period, such as „Data zdarzenia”. */
  label: string;
}

/** From a day to a day of Warsaw, both included; either may be left out. */
export function PeriodFilter({ column, label }: PeriodFilterProps) {
  const from = useFilterDraft(column, 'greaterThanOrEqual').entry?.values[0];
  const until = useFilterDraft(column, 'lessThanOrEqual').entry?.values[0];
  const isReversed = isDay(String(from)) && isDay(String(until)) && String(until) < String(from);
  return (
    <>
      <DayOfPeriod column={column} label={`${label} od`} operation="greaterThanOrEqual" />
      <DayOfPeriod column={column} label={`${label} do`} operation="lessThanOrEqual" />
      {isReversed && (
        <p className="field-hint">Data „do” jest wcześniejsza niż „od”, więc nic nie zostanie znalezione.</p>
      )}
    </>
  );
}

function DayOfPeriod(props: PeriodFilterProps & { operation: 'greaterThanOrEqual' | 'lessThanOrEqual' }) {
  const { column, label, operation } = props;
  const id = useId();
  const { entry, put } = useFilterDraft(column, operation);
  const error = entry?.error;
  return (
    <div className="filter-field">
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <DayInput
        id={id}
        labelId={`${id}-label`}
        value={String(entry?.values[0] ?? '')}
        invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(day) =>
          put({ operation, values: [day], ...(day !== '' && !isDay(day) && { error: invalidDateMessage }) })
        }
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          <i className="pi pi-exclamation-circle" aria-hidden="true" /> {error}
        </p>
      )}
    </div>
  );
}
