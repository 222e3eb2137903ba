import { FormPage } from '../shared/form/page/form-page.tsx';
import type { FormSchema } from '../shared/form/state/app-form.ts';
import type { FormRecord } from '../shared/form/state/record.ts';
import { useEditor } from '../shared/form/state/use-editor.ts';
import type { Save } from '../shared/form/state/use-save.ts';
import { useSession } from '../shared/session/session.ts';
import { Card } from '../shared/ui/page/card.tsx';

/** A dictionary entry that is a name in a language: a tag, a providing entity. */
interface NamedEntry {
  name: string;
  languageId: number;
}

interface NamedEntryFormProps {
  record: FormRecord<NamedEntry, NamedEntry | undefined>;
  schema: FormSchema<NamedEntry, NamedEntry>;
  cardTitle: string;
  save: Save<NamedEntry>;
}

/** The form of such an entry, the same for a new one and for a stored one. */
export function NamedEntryForm({ record, schema, cardTitle, save }: NamedEntryFormProps) {
  const { languages } = useSession().parameters;
  const editor = useEditor({ schema, record, save });
  const { AppField } = editor.form;
  return (
    <FormPage editor={editor} title={record.data?.name}>
      <Card title={cardTitle} className="card-narrow">
        <AppField name="name">{(field) => <field.TextField label="Nazwa" />}</AppField>
        <AppField name="languageId">
          {(field) => (
            <field.SelectField label="Język" options={languages.map(({ id, name }) => ({ value: id, label: name }))} />
          )}
        </AppField>
      </Card>
    </FormPage>
  );
}

export function namedEntryValues({ name, languageId }: NamedEntry): NamedEntry {
  return { name, languageId };
}

/** A new entry is in the language that is worked on. */
export function useNewEntry(): NamedEntry {
  const { language, parameters } = useSession();
  return { name: '', languageId: parameters.languages.find((one) => one.isoCode === language)?.id ?? 1 };
}
