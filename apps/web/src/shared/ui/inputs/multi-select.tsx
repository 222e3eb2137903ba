import type { MultiSelectProps } from './multi-select-panel.tsx';
import './checkbox.css';
import './text-input.css';
import './multi-select.css';
import { lazy, Suspense } from 'react';

const MultiSelectPanel = lazy(async () => ({ default: (await import('./multi-select-panel.tsx')).MultiSelectPanel }));

/** Several of a longer list, with a search. */
export function MultiSelect<Value extends string | number>({ onChange, ...rest }: MultiSelectProps<Value>) {
  return (
    <Suspense fallback={<span className="p-inputtext p-component block" />}>
      <MultiSelectPanel {...rest} onChange={(chosen) => onChange(chosen as Value[])} />
    </Suspense>
  );
}
