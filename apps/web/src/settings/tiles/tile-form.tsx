import { tileSchema } from '@redakcja/domain/settings/home-page/tile-form';
import { defaultLinkTarget } from '@redakcja/domain/shared/link-labels';
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { Tile } from '@redakcja/generated/model/tile';
import type { TileInput } from '@redakcja/generated/model/tileInput';
import { createTile, updateTile, useGetTile, useListTileUsages } from '@redakcja/generated/settings/settings';
import { useStore } from '@tanstack/react-form';
import { useCallback } from 'react';
import * as z from 'zod';
import { NewTabField } from '../../shared/form/fields/new-tab-field.tsx';
import { ReaderTextField } from '../../shared/form/frames/reader-text-field.tsx';
import { RecordHistory } from '../../shared/form/history/record-history.tsx';
import { EditRecord } from '../../shared/form/page/edit-record.tsx';
import { FormPage } from '../../shared/form/page/form-page.tsx';
import { NewRecord } from '../../shared/form/page/new-record.tsx';
import type { FormSchema } from '../../shared/form/state/app-form.ts';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { type Save, useCreate, useUpdate } from '../../shared/form/state/use-save.ts';
import { loading } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { PictureField } from '../../shared/upload/picture-field.tsx';
import { usePictureLook } from '../../shared/upload/picture-look.ts';
import { IconField } from '../icon-field.tsx';
import { tiles } from '../resources.ts';
import { LanguageField, useNewRecordLanguage } from '../shared/language-field.tsx';
import { RecordUsages } from '../shared/record-usages.tsx';
import { ShownFields, shownFields } from '../shared/shown-fields.tsx';
import { FormOnSite } from '../site/on-site.tsx';
import { saveAskingOfEnd } from './save-asking-of-end.ts';
import { tileDraft } from './tile-draft.ts';
import { TileLink } from './tile-link.tsx';
import { newTile, type TileValues, tileValues } from './tile-values.ts';

const schema: FormSchema<TileValues, TileInput> = z
  .custom<TileValues>()
  .transform((values): z.input<typeof tileSchema> => values)
  .pipe(tileSchema);

interface TileFormProps {
  record: FormRecord<TileValues, Tile | undefined>;
  save: Save<TileInput>;
}

/** A tile of the home page (specification, sections 2.6, 4 and 5). */
function TileForm({ record, save }: TileFormProps) {
  const tile = record.data;
  // a draft could only keep the id of the picture, not the picture
  const editor = useEditor({ schema, record, save, privateFields: ['fileId'] });
  const { form } = editor;
  const fileId = useStore(form.store, ({ values }) => values.fileId);
  const picture = usePictureLook(tile?.file ?? null, fileId);
  const id = tile?.id;
  const draftOf = useCallback((values: TileValues) => tileDraft(values, id, picture.address), [id, picture.address]);
  return (
    <FormPage editor={editor} title={tile?.displayText}>
      <FormOnSite editor={editor} draftOf={draftOf}>
        <Card title="Dane kafla" className="card-narrow">
          <form.AppField name="displayText">{(field) => <field.TextField label="Nazwa wyświetlana" />}</form.AppField>
          <form.AppField name="title">{() => <ReaderTextField fileName={tile?.file?.fileName} />}</form.AppField>
          <form.AppField name="languageId">{() => <LanguageField stored={tile?.language} />}</form.AppField>
        </Card>
        <Card title="Łącze" className="card-narrow">
          <TileLink form={form} tile={tile} />
          <form.AppField name="target">{() => <NewTabField />}</form.AppField>
        </Card>
        <Card title="Wygląd" className="card-narrow">
          <form.AppField name="iconName">
            {() => <IconField label="Ikona" hint="Wymagana, gdy nie ma obrazu" />}
          </form.AppField>
          <form.AppField name="fileId">
            {() => (
              <PictureField
                label="Obraz"
                saved={tile?.file ?? null}
                former={picture.former}
                purpose={ImagePurpose.tile}
                onLook={picture.setLook}
              />
            )}
          </form.AppField>
        </Card>
        <Card title="Wyświetlanie" className="card-narrow">
          <ShownFields form={form} fields={shownFields} />
        </Card>
        {tile && <RecordUsages resource={tiles} id={tile.id} useUsages={useListTileUsages} />}
        <RecordHistory editor={editor} onPicture={picture.restore} recordType={JournalRecordType.Tile} id={id} />
      </FormOnSite>
    </FormPage>
  );
}

/** /ustawienia/kafle/utworz-nowy (specification, section 2.6). */
export function CreatePage() {
  const { newTabOpenLinks } = useSession().parameters;
  const languageId = useNewRecordLanguage();
  const save = useCreate(tiles, createTile);
  return (
    <NewRecord resource={tiles} values={{ ...newTile, target: defaultLinkTarget(newTabOpenLinks), languageId }}>
      {(record) => <TileForm record={record} save={save} />}
    </NewRecord>
  );
}

/** /ustawienia/kafle/edytuj/{id} (specification, section 2.6). */
export function EditPage({ id }: { id: number }) {
  const save = useUpdate(tiles, id, updateTile);
  return (
    <EditRecord resource={tiles} id={id} query={useGetTile(id, loading(tiles))} toValues={tileValues}>
      {(record) => <TileForm record={record} save={saveAskingOfEnd(save, record.data)} />}
    </EditRecord>
  );
}
