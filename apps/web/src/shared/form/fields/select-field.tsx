import { useCallback } from 'react';
import { Select, type SelectOption } from '../../ui/inputs/select.tsx';
import { FieldFrame } from '../frames/field-frame.tsx';
import { type FieldProps, useField } from '../state/use-field.ts';

interface SelectFieldProps<Value extends string | number> extends FieldProps {
  options: readonly SelectOption<Value>[];
  /** Text of the empty choice; without it one of the options is always chosen. */
  emptyLabel?: string;
}

export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { options, emptyLabel, disabledReason } = props;
  const describe = useCallback(
    (value: Value | null) => options.find((option) => option.value === value)?.label ?? '',
    [options],
  );
  const { id, value, error, required, set, blur, name, describedBy } = useField<Value | null>(props, describe);
  const locked = disabledReason !== undefined;
  return (
    <FieldFrame {...props} id={id} error={error} required={required}>
      <Select
        id={id}
        name={name}
        value={value ?? null}
        // A locked list stays focusable, so that its reason can be read; it has no other options.
        options={locked ? options.filter((option) => option.value === value) : options}
        emptyLabel={locked ? undefined : emptyLabel}
        aria-disabled={locked || undefined}
        className={locked ? 'is-locked' : undefined}
        invalid={error !== undefined}
        required={required}
        aria-describedby={describedBy}
        onBlur={blur}
        onChange={(chosen) => !locked && set(chosen)}
      />
    </FieldFrame>
  );
}
