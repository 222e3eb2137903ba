import { isoCodeSchema, normalizeIsoCode } from '@redakcja/domain/dictionaries/iso-code-form';
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import {
  createIsoCode,
  updateIsoCode,
  useGetIsoCode,
  useListIsoCodes,
} from '@redakcja/generated/dictionaries/dictionaries';
import { listIsoCodesDefinition } from '@redakcja/generated/lists/listIsoCodes';
import type { IsoCode } from '@redakcja/generated/model/isoCode';
import type { IsoCodeInput } from '@redakcja/generated/model/isoCodeInput';
import { useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import { EditRecord } from '../shared/form/page/edit-record.tsx';
import { FormPage } from '../shared/form/page/form-page.tsx';
import { NewRecord } from '../shared/form/page/new-record.tsx';
import type { FormRecord } from '../shared/form/state/record.ts';
import { useEditor } from '../shared/form/state/use-editor.ts';
import { type Save, useCreate, useUpdate } from '../shared/form/state/use-save.ts';
import { IsoCodeHelp } from '../shared/iso-code-help.tsx';
import { loading } from '../shared/resource.ts';
import { Card } from '../shared/ui/page/card.tsx';
import { FlagField } from './flag-field.tsx';
import { isoCodes } from './resources.ts';

/** The flag that is there stays unless another one is uploaded. */
function isoCodeValues({ code, name }: IsoCode): IsoCodeInput {
  return { code, name, fileId: undefined };
}

const newIsoCode: IsoCodeInput = { code: '', name: '', fileId: undefined };

interface IsoCodeFormProps {
  record: FormRecord<IsoCodeInput, IsoCode | undefined>;
  save: Save<IsoCodeInput>;
}

/** An ISO code: code, name and flag (specification, section 2.4). */
function IsoCodeForm({ record, save }: IsoCodeFormProps) {
  const { code, name, file: flag = null, isDefault = false } = record.data ?? {};
  const disabledReason = isDefault ? 'Kodu domyślnego nie można zmienić' : undefined;
  // A flag is asked for as long as there is none (design decision 13).
  const schema = useMemo(() => isoCodeSchema({ isNew: flag === null }), [flag]);
  const editor = useEditor({ schema, record, save, disabledReason });
  const { form } = editor;
  const typed = useStore(form.store, ({ values }) => values.code);
  const replaced = useReplacedCode(typed, isDefault);
  return (
    <FormPage editor={editor} title={record.data && `${code} – ${name}`}>
      <Card
        title="Dane kodu ISO"
        className="card-narrow"
        actions={<IsoCodeHelp>Flaga: plik BMP, PNG, JPG lub GIF, zalecany rozmiar 32x32.</IsoCodeHelp>}
      >
        <form.AppField name="code">
          {(field) => (
            <field.TextField label="Kod" transform={normalizeIsoCode} hint={replaced} disabledReason={disabledReason} />
          )}
        </form.AppField>
        <form.AppField name="name">
          {(field) => <field.TextField label="Nazwa" disabledReason={disabledReason} />}
        </form.AppField>
        <form.AppField name="fileId">
          {() => <FlagField saved={flag} required={flag === null} disabledReason={disabledReason} />}
        </form.AppField>
      </Card>
    </FormPage>
  );
}

/** What becomes of the default row that has this code. */
function useReplacedCode(code: string, isDefault: boolean): string | undefined {
  const filters = writeFilters(listIsoCodesDefinition.columns, [
    { column: 'code', operation: 'equal', value: code },
    { column: 'isDefault', operation: 'equal', value: true },
  ]);
  const { data } = useListIsoCodes(
    { size: 1, filters },
    { query: { enabled: !isDefault && code.length > 1, meta: { silent: true, optional: true } } },
  );
  const [replaced] = data?.items ?? [];
  if (isDefault || replaced?.code !== code) return undefined;
  return `Zastąpi domyślny kod „${replaced.name}”: ta flaga pojawi się wszędzie, gdzie jest ten język`;
}

/** /slowniki/kody-iso/utworz-nowy (specification, section 2.4). */
export function CreatePage() {
  const save = useCreate(isoCodes, createIsoCode);
  return (
    <NewRecord resource={isoCodes} values={newIsoCode}>
      {(record) => <IsoCodeForm record={record} save={save} />}
    </NewRecord>
  );
}

/** /slowniki/kody-iso/edytuj/{id} (specification, section 2.4). */
export function EditPage({ id }: { id: number }) {
  const save = useUpdate(isoCodes, id, updateIsoCode);
  return (
    <EditRecord resource={isoCodes} id={id} query={useGetIsoCode(id, loading(isoCodes))} toValues={isoCodeValues}>
      {(record) => <IsoCodeForm record={record} save={save} />}
    </EditRecord>
  );
}
