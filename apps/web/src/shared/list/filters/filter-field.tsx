import '../../form/frames/field-frame.css';
import type { ColumnKind, FilterOperation } from '@redakcja/domain/shared/lists/list-columns';
import type { ReactNode } from 'react';
import { Select } from '../../ui/inputs/select.tsx';
import type { ColumnFilter } from './filter-draft.ts';

export interface FilterFieldProps<Kind extends ColumnKind, Operation extends FilterOperation, Value> {
  /** Of the drawer: `filter('name')`. */
  filter: ColumnFilter<Kind, Operation, Value>;
  label: string;
}

const operationLabels: Readonly<Record<FilterOperation, string>> = {
  contains: 'zawiera',
  startsWith: 'zaczyna się od',
  equal: 'równe',
  notEqual: 'różne od',
  in: 'jedno z',
  greaterThan: 'większe niż',
  greaterThanOrEqual: 'nie mniejsze niż',
  lessThan: 'mniejsze niż',
  lessThanOrEqual: 'nie większe niż',
};

export function FilterField<Operation extends FilterOperation, Value>(
  props: FilterFieldProps<ColumnKind, Operation, Value> & { id: string; children: ReactNode },
) {
  const { id, filter, label, children } = props;
  const { entry, firstOperation, put } = filter;
  const operations = filter.operations.filter((operation) => operation !== 'in');
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {operations.length > 1 && (
        <Select
          aria-label={`${label}: warunek`}
          value={entry?.operation ?? firstOperation}
          options={operations.map((operation) => ({ value: operation, label: operationLabels[operation] }))}
          onChange={(operation) => operation && put({ values: [], ...entry, operation })}
        />
      )}
      {children}
      {entry?.error !== undefined && (
        <p id={`${id}-error`} className="field-error m-0">
          <i className="pi pi-exclamation-circle" aria-hidden="true" /> {entry.error}
        </p>
      )}
    </div>
  );
}
