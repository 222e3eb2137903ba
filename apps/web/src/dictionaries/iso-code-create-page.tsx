import { useCreateIsoCode } from '@redakcja/generated/dictionaries/dictionaries';
import type { IsoCodeInput } from '@redakcja/generated/model/isoCodeInput';
import { NewRecord } from '../shared/form/new-record.tsx';
import { saveMeta } from '../shared/form/save-meta.ts';
import { IsoCodeForm, isoCodeCard } from './iso-code-form.tsx';

const empty: IsoCodeInput = { code: '', name: '', fileId: undefined };

/** /slowniki/kody-iso/utworz-nowy (specification, section 2.4). */
export function IsoCodeCreatePage() {
  const { mutateAsync: createIsoCode } = useCreateIsoCode({
    mutation: { meta: saveMeta('Kod ISO został utworzony', 'Wystąpił niespodziewany błąd podczas tworzenia kodu ISO') },
  });
  return (
    <NewRecord name="kod-iso:nowy" values={empty} cardOf={isoCodeCard}>
      {(record) => (
        <IsoCodeForm record={record} title="Nowy kod ISO" doing="nowy" save={(data) => createIsoCode({ data })} />
      )}
    </NewRecord>
  );
}
