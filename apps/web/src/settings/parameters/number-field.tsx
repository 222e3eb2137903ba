import { clampedNumber } from '@redakcja/domain/settings/parameters/system-parameter-form';
import { FieldFrame } from '../../shared/form/frames/field-frame.tsx';
import { type FieldProps, useField } from '../../shared/form/state/use-field.ts';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';

const maxDigits = 9;

interface NumberFieldProps extends Pick<FieldProps, 'label' | 'hint'> {
  disabledReason?: string | undefined;
  /** With both bounds there is a slider, and a typed number is limited to them on blur. */
  minValue?: number;
  maxValue?: number;
}

/** A whole number, typed or chosen with a slider (specification, sections 2.6 and 5). */
export function NumberField({ label, hint, disabledReason, minValue, maxValue }: NumberFieldProps) {
  const bounds = minValue === undefined || maxValue === undefined ? undefined : { minValue, maxValue };
  const props = {
    label,
    hint: hint ?? (bounds && `Od ${bounds.minValue} do ${bounds.maxValue}`),
    ...(disabledReason !== undefined && { disabledReason }),
  };
  const { id, value, error, required, set, blur, name, describedBy } = useField<number | null | undefined>(props);
  const isLocked = disabledReason !== undefined;
  const isNumber = typeof value === 'number' && Number.isFinite(value);

  function leave() {
    if (bounds && !isLocked) set(clampedNumber(isNumber ? value : bounds.minValue, bounds));
    blur();
  }

  return (
    <FieldFrame {...props} id={id} error={error} required={required}>
      <div className="flex align-items-center gap-3">
        <TextInput
          id={id}
          name={name}
          className="parameter-number tabular"
          inputMode="numeric"
          value={isNumber ? String(value) : ''}
          maxLength={maxDigits}
          invalid={error !== undefined}
          required={required}
          readOnly={isLocked}
          aria-describedby={describedBy}
          onBlur={leave}
          onChange={(typed) => {
            const digits = typed.replaceAll(/\D/g, '');
            set(digits === '' ? null : Number(digits));
          }}
        />
        {bounds && (
          <input
            type="range"
            className="parameter-slider flex-1"
            aria-label={`${label}: suwak`}
            min={bounds.minValue}
            max={bounds.maxValue}
            value={isNumber ? clampedNumber(value, bounds) : bounds.minValue}
            disabled={isLocked}
            onChange={(event) => set(Number(event.target.value))}
          />
        )}
      </div>
    </FieldFrame>
  );
}
