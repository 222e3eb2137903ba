import { useGetProvidingEntity, useUpdateProvidingEntity } from '@redakcja/generated/dictionaries/dictionaries';
import type { ProvidingEntity } from '@redakcja/generated/model/providingEntity';
import type { ProvidingEntityInput } from '@redakcja/generated/model/providingEntityInput';
import { useParams } from '@tanstack/react-router';
import { EditRecord } from '../shared/form/edit-record.tsx';
import type { EditedRecord } from '../shared/form/record.ts';
import { ifMatch, saveMeta } from '../shared/form/save-meta.ts';
import { ProvidingEntityForm, providingEntityValues } from './providing-entity-form.tsx';

/** /slowniki/podmiot-udostepniajacy/edytuj/{id} (specification, section 2.4). */
export function ProvidingEntityEditPage() {
  const id = Number(useParams({ strict: false }).id);
  const query = useGetProvidingEntity(id, {
    query: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania podmiotu udostępniającego' } },
  });
  return (
    <EditRecord name={`podmiot:${id}`} query={query} toValues={providingEntityValues}>
      {(record) => <ProvidingEntityEdit id={id} record={record} />}
    </EditRecord>
  );
}

function ProvidingEntityEdit({
  id,
  record,
}: {
  id: number;
  record: EditedRecord<ProvidingEntityInput, ProvidingEntity>;
}) {
  const { mutateAsync: updateEntity } = useUpdateProvidingEntity({
    mutation: {
      meta: saveMeta(
        'Podmiot udostępniający został zapisany',
        'Wystąpił niespodziewany błąd podczas aktualizacji danych podmiotu udostępniającego',
      ),
    },
    request: ifMatch(record.etag),
  });
  return (
    <ProvidingEntityForm
      record={record}
      title={record.data.name}
      doing="edycja"
      save={(data) => updateEntity({ id, data })}
    />
  );
}
