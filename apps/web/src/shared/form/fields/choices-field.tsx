import './choices-field.css';
import { useCallback } from 'react';
import { FieldFrame } from '../frames/field-frame.tsx';
import { type FieldProps, useField } from '../state/use-field.ts';

export interface DescribedChoice<Value extends string | number> {
  value: Value;
  label: string;
  /** Description below the label. */
  description: string;
}

interface ChoicesFieldProps<Value extends string | number> extends FieldProps {
  options: readonly DescribedChoice<Value>[];
  /** Message while nothing is chosen. */
  empty: string;
}

/** A group of checkboxes with descriptions. */
export function ChoicesField<Value extends string | number>(props: ChoicesFieldProps<Value>) {
  const { options, empty, disabledReason } = props;
  const describe = useCallback(
    (values: Value[] | undefined) =>
      (values ?? []).map((value) => options.find((option) => option.value === value)?.label ?? value).join(', '),
    [options],
  );
  const {
    id,
    value = [],
    error,
    required,
    set,
    blur,
    name,
    describedBy,
  } = useField<Value[] | undefined>(props, describe);
  const locked = disabledReason !== undefined;
  // in the order of the list, however they were ticked
  const toggle = (one: Value, ticked: boolean) =>
    set(options.map((option) => option.value).filter((other) => (other === one ? ticked : value.includes(other))));
  const hint = value.length === 0 ? empty : undefined;
  return (
    <FieldFrame {...props} id={id} hint={hint} error={error} required={required} labelsGroup>
      <fieldset
        className={`choices ruled m-0 p-0 min-w-0 ${locked ? 'is-locked' : ''}`}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        onBlur={blur}
      >
        {options.map((option) => (
          <label key={option.value} className="choice flex gap-2 py-2">
            <input
              type="checkbox"
              name={name}
              checked={value.includes(option.value)}
              aria-invalid={error !== undefined || undefined}
              aria-disabled={locked || undefined}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={`${id}-${option.value}-more`}
              onChange={({ target }) => !locked && toggle(option.value, target.checked)}
            />
            <span className="flex flex-column">
              <span id={`${id}-${option.value}`}>{option.label}</span>
              <span id={`${id}-${option.value}-more`} className="small muted">
                {option.description}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </FieldFrame>
  );
}
