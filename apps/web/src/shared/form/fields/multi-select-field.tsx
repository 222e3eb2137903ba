import { useCallback } from 'react';
import { MultiSelect } from '../../ui/inputs/multi-select.tsx';
import type { MultiSelectOption } from '../../ui/inputs/multi-select-panel.tsx';
import { Textarea } from '../../ui/inputs/textarea.tsx';
import { FieldFrame } from '../frames/field-frame.tsx';
import { type FieldProps, useField } from '../state/use-field.ts';

interface MultiSelectFieldProps<Value extends string | number> extends FieldProps {
  options: readonly MultiSelectOption<Value>[];
  placeholder?: string;
}

export function MultiSelectField<Value extends string | number>(props: MultiSelectFieldProps<Value>) {
  const { options, placeholder, disabledReason } = props;
  const describe = useCallback(
    (values: Value[] | undefined) =>
      (values ?? []).map((value) => options.find((option) => option.value === value)?.label ?? value).join(', '),
    [options],
  );
  const { id, value, error, required, set, blur, describedBy } = useField<Value[] | undefined>(props, describe);
  if (disabledReason !== undefined) {
    // A focusable element with the reason; a disabled list is not focusable. Its height follows the selection.
    const chosen = describe(value);
    return (
      <FieldFrame {...props} id={id} error={error} required={required}>
        <Textarea
          id={id}
          className="locked-choices"
          value={chosen}
          rows={Math.max(1, Math.ceil(chosen.length / 60))}
          readOnly
          aria-describedby={describedBy}
          onChange={() => {}}
        />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...props} id={id} error={error} required={required}>
      <MultiSelect
        id={id}
        value={value ?? []}
        options={options}
        placeholder={placeholder}
        invalid={error !== undefined}
        required={required}
        aria-describedby={describedBy}
        onBlur={blur}
        onChange={set}
      />
    </FieldFrame>
  );
}
