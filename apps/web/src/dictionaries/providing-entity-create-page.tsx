import { useCreateProvidingEntity } from '@redakcja/generated/dictionaries/dictionaries';
import { NewRecord } from '../shared/form/new-record.tsx';
import { saveMeta } from '../shared/form/save-meta.ts';
import { useNewEntry } from './named-entry-form.tsx';
import { ProvidingEntityForm, providingEntityCard } from './providing-entity-form.tsx';

/** /slowniki/podmiot-udostepniajacy/utworz-nowy (specification, section 2.4). */
export function ProvidingEntityCreatePage() {
  const { mutateAsync: createEntity } = useCreateProvidingEntity({
    mutation: {
      meta: saveMeta(
        'Podmiot udostępniający został utworzony',
        'Wystąpił niespodziewany błąd podczas tworzenia podmiotu udostępniającego',
      ),
    },
  });
  return (
    <NewRecord name="podmiot:nowy" values={useNewEntry()} cardOf={providingEntityCard}>
      {(record) => (
        <ProvidingEntityForm
          record={record}
          title="Nowy podmiot udostępniający"
          doing="nowy"
          save={(data) => createEntity({ data })}
        />
      )}
    </NewRecord>
  );
}
