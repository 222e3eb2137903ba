import { useGetIsoCode, useUpdateIsoCode } from '@redakcja/generated/dictionaries/dictionaries';
import type { IsoCode } from '@redakcja/generated/model/isoCode';
import type { IsoCodeInput } from '@redakcja/generated/model/isoCodeInput';
import { useParams } from '@tanstack/react-router';
import { EditRecord } from '../shared/form/edit-record.tsx';
import type { EditedRecord } from '../shared/form/record.ts';
import { ifMatch, saveMeta } from '../shared/form/save-meta.ts';
import { IsoCodeForm, isoCodeValues } from './iso-code-form.tsx';

/** /slowniki/kody-iso/edytuj/{id} (specification, section 2.4). */
export function IsoCodeEditPage() {
  const id = Number(useParams({ strict: false }).id);
  const query = useGetIsoCode(id, {
    query: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania kodu ISO' } },
  });
  return (
    <EditRecord name={`kod-iso:${id}`} query={query} toValues={isoCodeValues}>
      {(record) => <IsoCodeEdit id={id} record={record} />}
    </EditRecord>
  );
}

function IsoCodeEdit({ id, record }: { id: number; record: EditedRecord<IsoCodeInput, IsoCode> }) {
  const { code, name, file, isDefault } = record.data;
  const { mutateAsync: updateIsoCode } = useUpdateIsoCode({
    mutation: {
      meta: saveMeta('Kod ISO został zapisany', 'Wystąpił niespodziewany błąd podczas aktualizacji danych kodu ISO'),
    },
    request: ifMatch(record.etag),
  });
  return (
    <IsoCodeForm
      record={record}
      title={`${code} – ${name}`}
      doing="edycja"
      flag={file}
      isDefault={isDefault}
      save={(data) => updateIsoCode({ id, data })}
    />
  );
}
