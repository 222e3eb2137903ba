import '../../form/frames/field-frame.css';
import { isDay } from '@redakcja/domain/shared/formats/dates';
import { invalidDateMessage } from '@redakcja/domain/shared/forms/form-messages';
import type { FilterOperation } from '@redakcja/domain/shared/lists/list-columns';
import { useId } from 'react';
import { DayInput } from '../../form/dates/day-input.tsx';
import type { ColumnFilter } from './filter-draft.ts';

interface DayOfPeriodProps<Operation extends FilterOperation> {
  filter: ColumnFilter<'date', Operation, string>;
  label: string;
}

export function DayOfPeriod<Operation extends FilterOperation>({ filter, label }: DayOfPeriodProps<Operation>) {
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
