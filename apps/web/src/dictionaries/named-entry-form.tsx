import { maxEntryNameLength } from '@redakcja/domain/dictionaries/named-entry-form';
import type { FormSchema } from '../shared/form/app-form.ts';
import { FormPage } from '../shared/form/form-page.tsx';
import type { EditedRecord } from '../shared/form/record.ts';
import { useEditor } from '../shared/form/use-editor.ts';
import { useSession } from '../shared/session/session.ts';
import { Card } from '../shared/ui/card.tsx';

/** A dictionary entry that is a name in a language: a tag, a providing entity. */
export interface NamedEntry {
  name: string;
  languageId: number;
}

export interface NamedEntryFormProps {
  record: EditedRecord<NamedEntry>;
  title: string;
  /** Last word of the breadcrumb: what is being done. */
  doing: string;
  save: (entry: NamedEntry) => Promise<unknown>;
}

interface Dictionary {
  schema: FormSchema<NamedEntry, NamedEntry>;
  /** Heading of the card. */
  cardTitle: string;
  list: { label: string; path: string };
}

/** The form of such an entry, the same for a new one and for one that is there. */
export function NamedEntryForm(props: NamedEntryFormProps & Dictionary) {
  const { record, title, doing, save, schema, cardTitle, list } = props;
  const { languages } = useSession().parameters;
  const editor = useEditor({ schema, record, save });
  const { form } = editor;
  return (
    <FormPage
      editor={editor}
      title={title}
      crumbs={[{ label: 'Słowniki' }, { label: list.label, list: list.path }, { label: doing }]}
      back={list.path}
    >
      <Card title={cardTitle} className="form-card">
        <form.AppField name="name">
          {(field) => <field.TextField label="Nazwa" required max={maxEntryNameLength} />}
        </form.AppField>
        <form.AppField name="languageId">
          {(field) => (
            <field.SelectField
              label="Język"
              required
              options={languages.map((language) => ({ value: language.id, label: language.name }))}
            />
          )}
        </form.AppField>
      </Card>
    </FormPage>
  );
}

/** A new entry is in the language that is worked on. */
export function useNewEntry(): NamedEntry {
  const { language, parameters } = useSession();
  return { name: '', languageId: parameters.languages.find((one) => one.isoCode === language)?.id ?? 1 };
}
