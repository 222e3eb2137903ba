import { tagSchema } from '@redakcja/domain/dictionaries/tag-form';
import { createTag, updateTag, useGetTag } from '@redakcja/generated/dictionaries/dictionaries';
import { EditRecord } from '../../shared/form/page/edit-record.tsx';
import { NewRecord } from '../../shared/form/page/new-record.tsx';
import { useCreate, useUpdate } from '../../shared/form/state/use-save.ts';
import { loading } from '../../shared/resource.ts';
import { NamedEntryForm, namedEntryValues, useNewEntry } from '../named-entry-form.tsx';
import { tags } from '../resources.ts';

const form = { schema: tagSchema, cardTitle: 'Dane tagu' };

/** /slowniki/tagi/utworz-nowy (specification, section 2.4). */
export function CreatePage() {
  const save = useCreate(tags, createTag);
  return (
    <NewRecord resource={tags} values={useNewEntry()}>
      {(record) => <NamedEntryForm {...form} record={record} save={save} />}
    </NewRecord>
  );
}

/** /slowniki/tagi/edytuj/{id} (specification, section 2.4). */
export function EditPage({ id }: { id: number }) {
  const save = useUpdate(tags, id, updateTag);
  return (
    <EditRecord resource={tags} id={id} query={useGetTag(id, loading(tags))} toValues={namedEntryValues}>
      {(record) => <NamedEntryForm {...form} record={record} save={save} />}
    </EditRecord>
  );
}
