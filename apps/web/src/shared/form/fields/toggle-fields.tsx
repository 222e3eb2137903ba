import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Hint } from '../../ui/messages/hint.tsx';
import { type FieldProps, useField } from '../state/use-field.ts';

type ToggleProps = Pick<FieldProps, 'label' | 'hint' | 'disabledReason'>;

const describe = (value: boolean | undefined) => (value ? 'Tak' : 'Nie');

/** A switch for a state that is on or off. */
export function SwitchField(props: ToggleProps) {
  return <Toggle {...props} control={Switch} />;
}

/** A checkbox for consent or for one of several options. */
export function CheckboxField(props: ToggleProps) {
  return <Toggle {...props} control={Checkbox} />;
}

function Toggle({ control: Control, ...props }: ToggleProps & { control: typeof Switch | typeof Checkbox }) {
  const { label, hint, disabledReason } = props;
  const { id, value, error, set, blur, name, describedBy } = useField<boolean | undefined>(props, describe);
  const locked = disabledReason !== undefined;
  const control = (
    <Control
      id={id}
      name={name}
      label={
        locked ? (
          <span className="field-label">
            {label}
            <i className="pi pi-lock" aria-hidden="true" />
          </span>
        ) : (
          label
        )
      }
      checked={value ?? false}
      // A locked control stays focusable, so that its reason can be read.
      aria-disabled={locked || undefined}
      className={locked ? 'is-locked' : undefined}
      aria-describedby={describedBy}
      onBlur={blur}
      onChange={(checked) => !locked && set(checked)}
    />
  );
  return (
    <div className="field">
      {locked ? <Hint text={disabledReason}>{control}</Hint> : control}
      <span id={describedBy} className={error === undefined ? 'small muted' : 'field-error'}>
        {error ?? hint}
      </span>
    </div>
  );
}
