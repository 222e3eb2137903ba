import './iso-code.css';
import { isoCodeHelp, isoCodeSchema, normalizeIsoCode } from '@redakcja/domain/dictionaries/iso-code-form';
import type { FileReference } from '@redakcja/generated/model/fileReference';
import type { IsoCode } from '@redakcja/generated/model/isoCode';
import type { IsoCodeInput } from '@redakcja/generated/model/isoCodeInput';
import { useMemo } from 'react';
import { FormPage } from '../shared/form/form-page.tsx';
import type { EditedRecord } from '../shared/form/record.ts';
import { useEditor } from '../shared/form/use-editor.ts';
import { Card } from '../shared/ui/card.tsx';
import { InfoPopover } from '../shared/ui/info-popover.tsx';
import { FlagField } from './flag-field.tsx';

export const isoCodesPath = '/slowniki/kody-iso';

export function isoCodeCard(id: number): string {
  return `${isoCodesPath}/edytuj/${id}`;
}

/** The flag that is there stays unless another one is uploaded. */
export function isoCodeValues({ code, name }: IsoCode): IsoCodeInput {
  return { code, name, fileId: undefined };
}

interface IsoCodeFormProps {
  record: EditedRecord<IsoCodeInput>;
  title: string;
  doing: string;
  /** The flag as it is saved. */
  flag?: FileReference | null;
  isDefault?: boolean;
  save: (isoCode: IsoCodeInput) => Promise<unknown>;
}

/** An ISO code: code, name and flag (specification, section 2.4). */
export function IsoCodeForm({ record, title, doing, flag = null, isDefault = false, save }: IsoCodeFormProps) {
  const disabledReason = isDefault ? 'Kodu domyślnego nie można zmienić' : undefined;
  // A flag is asked for as long as there is none (design decision 13).
  const schema = useMemo(() => isoCodeSchema({ isNew: flag === null }), [flag]);
  const editor = useEditor({ schema, record, save, disabledReason });
  const { form } = editor;
  return (
    <FormPage
      editor={editor}
      title={title}
      crumbs={[{ label: 'Słowniki' }, { label: 'Kody ISO', list: isoCodesPath }, { label: doing }]}
      back={isoCodesPath}
    >
      <Card title="Dane kodu ISO" className="form-card" actions={<IsoCodeHelp />}>
        <form.AppField name="code">
          {(field) => (
            <field.TextField
              label="Kod"
              required
              max={6}
              transform={normalizeIsoCode}
              disabledReason={disabledReason}
            />
          )}
        </form.AppField>
        <form.AppField name="name">
          {(field) => <field.TextField label="Nazwa" required max={150} disabledReason={disabledReason} />}
        </form.AppField>
        <form.AppField name="fileId">
          {() => <FlagField saved={flag} required={flag === null} disabledReason={disabledReason} />}
        </form.AppField>
      </Card>
    </FormPage>
  );
}

function IsoCodeHelp() {
  return (
    <InfoPopover label="Pomoc: kod ISO">
      <p>{isoCodeHelp.rule}</p>
      <ul>
        {isoCodeHelp.exceptions.map(({ code, name }) => (
          <li key={code}>
            {code} – {name}
          </li>
        ))}
      </ul>
      <p>Flaga: plik BMP, PNG, JPG lub GIF, zalecany rozmiar 32x32.</p>
    </InfoPopover>
  );
}
