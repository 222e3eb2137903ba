import type { LanguageReference } from '@redakcja/generated/model/languageReference';
import { SelectField } from '../../shared/form/fields/select-field.tsx';
import { useSession } from '../../shared/session/session.ts';

/** A new record has the active language. */
export function useNewRecordLanguage(): number {
  const { language, parameters } = useSession();
  return parameters.languages.find((one) => one.isoCode === language)?.id ?? 1;
}

/** The language of a record. Its references belong to the language, so that of a stored record cannot be changed. */
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
