import type { LanguageReference } from '@redakcja/generated/model/languageReference';
import { SelectField } from '../../shared/form/fields/select-field.tsx';
import { useSession } from '../../shared/session/session.ts';

/** A new record is in the language that is worked on. */
export function useNewRecordLanguage(): number {
  const { language, parameters } = useSession();
  return parameters.languages.find((one) => one.isoCode === language)?.id ?? 1;
}

/** The language of a record. What hangs on it belongs to that language, so a stored record keeps its own. */
export function LanguageField({ stored }: { stored: LanguageReference | undefined }) {
  const { languages } = useSession().parameters;
  const options = (stored ? [stored] : languages).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      label="Język"
      options={options}
      disabledReason={stored && 'Język wybiera się przy tworzeniu; później nie można go zmienić'}
    />
  );
}
