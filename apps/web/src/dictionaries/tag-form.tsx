import { longestEntryName } from '@redakcja/domain/dictionaries/named-entry-form';
import { tagSchema } from '@redakcja/domain/dictionaries/tag-form';
import type { Tag } from '@redakcja/generated/model/tag';
import type { TagInput } from '@redakcja/generated/model/tagInput';
import { FormPage } from '../shared/form/form-page.tsx';
import type { EditedRecord } from '../shared/form/record.ts';
import { useEditor } from '../shared/form/use-editor.ts';
import { useSession } from '../shared/session/session.ts';
import { Card } from '../shared/ui/card.tsx';
import { tagsPath } from './tag-paths.ts';

export function tagValues({ name, languageId }: Tag): TagInput {
  return { name, languageId };
}

interface TagFormProps {
  record: EditedRecord<TagInput>;
  title: string;
  /** Last word of the breadcrumb: what is being done. */
  doing: string;
  save: (tag: TagInput) => Promise<unknown>;
}

/** A tag: the same form for a new one and for one that is there. */
export function TagForm({ record, title, doing, save }: TagFormProps) {
  const { languages } = useSession().parameters;
  const editor = useEditor({ schema: tagSchema, record, save });
  const { form } = editor;
  return (
    <FormPage
      editor={editor}
      title={title}
      crumbs={[{ label: 'Słowniki' }, { label: 'Tagi', list: tagsPath }, { label: doing }]}
      back={tagsPath}
    >
      <Card title="Dane tagu" className="form-card">
        <form.AppField name="name">
          {(field) => <field.TextField label="Nazwa" required max={longestEntryName} />}
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
