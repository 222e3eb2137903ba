import '../shared/form/field-frame.css';
import { isDay } from '@redakcja/domain/shared/dates';
import { invalidDateMessage } from '@redakcja/domain/shared/form-messages';
import type { FilterOperation } from '@redakcja/domain/shared/list-columns';
import { useId } from 'react';
import { DayInput } from '../shared/form/day-input.tsx';
import type { ColumnFilter } from '../shared/list/filter-draft.ts';

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

interface DayOfPeriodProps<Operation extends FilterOperation> {
  filter: ColumnFilter<'date', Operation, string>;
  label: string;
}

function DayOfPeriod<Operation extends FilterOperation>({ filter, label }: DayOfPeriodProps<Operation>) {
  const id = useId();
  const { entry, firstOperation: operation, put } = filter;
  const error = entry?.error;
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`} className="field-label">
        {label}
      </label>
      <DayInput
        id={id}
        labelId={`${id}-label`}
        value={entry?.values[0] ?? ''}
        invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(day) =>
          put({ operation, values: [day], ...(day !== '' && !isDay(day) && { error: invalidDateMessage }) })
        }
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error m-0">
          <i className="pi pi-exclamation-circle" aria-hidden="true" /> {error}
        </p>
      )}
    </div>
  );
}
