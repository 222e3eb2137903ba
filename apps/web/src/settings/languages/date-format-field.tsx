import { dateFormats } from '@redakcja/domain/settings/languages/language-card';
import type { DateFormat } from '@redakcja/generated/model/dateFormat';
import { format } from 'date-fns';
import { FieldFrame } from '../../shared/form/frames/field-frame.tsx';
import { useField } from '../../shared/form/state/use-field.ts';
import { TextInput } from '../../shared/ui/inputs/text-input.tsx';

const maxFormatLength = 10;

/** Typed or chosen from a list; any other text is cleared (specification, section 5, Settings). */
export function DateFormatField() {
  const { id, value, set, blur, name, error, describedBy } = useField<DateFormat | ''>({ label: 'Format daty' });
  const known = dateFormats.find((one) => one === value);
  const hint = known === undefined ? 'Wpisz lub wybierz z listy, np. dd.MM.yyyy' : `Dziś: ${format(new Date(), known)}`;
  return (
    <>
      <FieldFrame label="Format daty" id={id} error={error} required hint={hint}>
        <TextInput
          id={id}
          name={name}
          list={`${id}-formats`}
          value={value}
          invalid={error !== undefined}
          required
          autoComplete="off"
          maxLength={maxFormatLength}
          aria-describedby={describedBy}
          // incomplete while it is typed
          onChange={(typed) => set(typed.trim() as DateFormat | '')}
          onBlur={() => {
            if (known === undefined) set('');
            blur();
          }}
        />
      </FieldFrame>
      <datalist id={`${id}-formats`}>
        {dateFormats.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}
