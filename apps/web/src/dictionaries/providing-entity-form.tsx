import { providingEntitySchema } from '@redakcja/domain/dictionaries/named-entry-form';
import {
  createProvidingEntity,
  updateProvidingEntity,
  useGetProvidingEntity,
} from '@redakcja/generated/dictionaries/dictionaries';
import { EditRecord } from '../shared/form/page/edit-record.tsx';
import { NewRecord } from '../shared/form/page/new-record.tsx';
import { useCreate, useUpdate } from '../shared/form/state/use-save.ts';
import { loading } from '../shared/resource.ts';
import { NamedEntryForm, namedEntryValues, useNewEntry } from './named-entry-form.tsx';
import { providingEntities } from './resources.ts';

const form = { schema: providingEntitySchema, cardTitle: 'Dane podmiotu udostępniającego' };

/** /slowniki/podmiot-udostepniajacy/utworz-nowy (specification, section 2.4). */
export function CreatePage() {
  const save = useCreate(providingEntities, createProvidingEntity);
  return (
    <NewRecord resource={providingEntities} values={useNewEntry()}>
      {(record) => <NamedEntryForm {...form} record={record} save={save} />}
    </NewRecord>
  );
}

/** /slowniki/podmiot-udostepniajacy/edytuj/{id} (specification, section 2.4). */
export function EditPage({ id }: { id: number }) {
  const save = useUpdate(providingEntities, id, updateProvidingEntity);
  const query = useGetProvidingEntity(id, loading(providingEntities));
  return (
    <EditRecord resource={providingEntities} id={id} query={query} toValues={namedEntryValues}>
      {(record) => <NamedEntryForm {...form} record={record} save={save} />}
    </EditRecord>
  );
}
