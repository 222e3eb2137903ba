import { iconLabelOf } from '@redakcja/domain/settings/settings-labels';
import { FieldFrame } from '../shared/form/frames/field-frame.tsx';
import { type FieldProps, useField } from '../shared/form/state/use-field.ts';
import { useSession } from '../shared/session/session.ts';
import { Select } from '../shared/ui/inputs/select.tsx';
import { NamedIcon } from './icons.tsx';

const describe = (name: string | null | undefined) => (name ? iconLabelOf(name) : '');

/** One of the icons of the site, with its picture; the empty option is none. */
export function IconField(props: FieldProps) {
  const { icons } = useSession().parameters;
  const { id, value, error, required, set, blur, name, describedBy } = useField<string | null | undefined>(
    props,
    describe,
  );
  // a stored icon of an older release stays an option
  const names = value && !icons.includes(value) ? [...icons, value] : icons;
  return (
    <FieldFrame {...props} id={id} error={error} required={required}>
      <div className="flex flex-wrap align-items-center gap-3">
        <Select
          id={id}
          name={name}
          className="flex-1"
          value={value || null}
          options={names.map((one) => ({ value: one, label: iconLabelOf(one) }))}
          emptyLabel="Brak ikony"
          invalid={error !== undefined}
          required={required}
          aria-describedby={describedBy}
          onBlur={blur}
          onChange={(chosen) => set(chosen ?? '')}
        />
        {value && <NamedIcon name={value} />}
      </div>
    </FieldFrame>
  );
}
