import './radio-field.css';
import { useCallback } from 'react';
import type { SelectOption } from '../../ui/inputs/select.tsx';
import { FieldFrame } from '../frames/field-frame.tsx';
import { type FieldProps, useField } from '../state/use-field.ts';

interface RadioFieldProps<Value extends string | number> extends FieldProps {
  options: readonly SelectOption<Value>[];
}

/** A group of radio buttons. */
export function RadioField<Value extends string | number>(props: RadioFieldProps<Value>) {
  const { options, disabledReason } = props;
  const describe = useCallback(
    (value: Value | null) => options.find((option) => option.value === value)?.label ?? '',
    [options],
  );
  const { id, value, error, required, set, blur, name, describedBy } = useField<Value | null>(props, describe);
  const locked = disabledReason !== undefined;
  return (
    <FieldFrame {...props} id={id} error={error} required={required} labelsGroup>
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-invalid={error !== undefined || undefined}
        className={`radio-group flex flex-wrap align-items-center row-gap-2 column-gap-3 ${locked ? 'is-locked' : ''}`}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-required={required}
        aria-disabled={locked || undefined}
        onBlur={blur}
      >
        {options.map((option) => (
          <label key={option.value} className="flex align-items-center gap-2">
            <input
              type="radio"
              className="m-0"
              name={name}
              checked={value === option.value}
              aria-disabled={locked || undefined}
              onChange={() => !locked && set(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
