import { parameterColorLabels } from '@redakcja/domain/settings/settings-labels';
import { ParameterColor } from '@redakcja/generated/model/parameterColor';
import { FieldFrame } from '../../shared/form/frames/field-frame.tsx';
import { useField } from '../../shared/form/state/use-field.ts';

const colors = Object.values(ParameterColor);
const labels: Readonly<Record<string, string>> = parameterColorLabels;
const describe = (color: string | undefined) => labels[color ?? ''] ?? '';

/** One of the four colours, all visible (specification, sections 2.6 and 9). */
export function ColorChoice({ label }: { label: string }) {
  const { id, value, error, required, set, blur, name, describedBy } = useField<string | undefined>(
    { label },
    describe,
  );
  return (
    <FieldFrame label={label} id={id} error={error} required={required} labelsGroup>
      <div
        role="radiogroup"
        tabIndex={-1}
        className="flex flex-wrap row-gap-2 column-gap-4"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        onBlur={blur}
      >
        {colors.map((color) => (
          <label key={color} className="flex align-items-center gap-2">
            <input type="radio" name={name} className="m-0" checked={value === color} onChange={() => set(color)} />
            <span className="parameter-swatch" style={{ backgroundColor: color }} aria-hidden="true" />
            {parameterColorLabels[color]} <span className="muted tabular">{color}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
