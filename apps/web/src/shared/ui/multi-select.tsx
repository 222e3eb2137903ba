import './checkbox.css';
import './text-input.css';
import './multi-select.css';
import { lazy, Suspense } from 'react';
import type { SelectOption } from './select.tsx';

export interface MultiSelectOption<Value extends string | number> extends SelectOption<Value> {
  /** Why it cannot be chosen; shown under its label. */
  disabledReason?: string | undefined;
}

export interface MultiSelectProps<Value extends string | number> {
  /** Id of the input behind it, for the label's htmlFor. */
  id?: string;
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  options: readonly MultiSelectOption<Value>[];
  placeholder?: string;
  filter?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  required?: boolean;
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  onBlur?: () => void;
}

const MultiSelectPanel = lazy(async () => ({ default: (await import('./multi-select-panel.tsx')).MultiSelectPanel }));

/** Several of a longer list, with a search. */
export function MultiSelect<Value extends string | number>({ onChange, ...rest }: MultiSelectProps<Value>) {
  return (
    <Suspense fallback={<span className="p-inputtext p-component block" />}>
      <MultiSelectPanel {...rest} onChange={(chosen) => onChange(chosen as Value[])} />
    </Suspense>
  );
}
