import './graphics.css';
import { graphicsSchema } from '@redakcja/domain/settings/graphics-form';
import type { AppImages } from '@redakcja/generated/model/appImages';
import type { AppImagesInput } from '@redakcja/generated/model/appImagesInput';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { updateAppImages, useGetAppImages } from '@redakcja/generated/settings/settings';
import { useStore } from '@tanstack/react-form';
import { useCallback } from 'react';
import { RecordHistory } from '../../shared/form/history/record-history.tsx';
import { EditRecord } from '../../shared/form/page/edit-record.tsx';
import { FormPage } from '../../shared/form/page/form-page.tsx';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useDirty } from '../../shared/form/state/use-dirty.ts';
import { type Editor, useEditor } from '../../shared/form/state/use-editor.ts';
import { useUpdate } from '../../shared/form/state/use-save.ts';
import { loading } from '../../shared/resource.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { graphics } from '../resources.ts';
import { FormOnSite } from '../site/on-site.tsx';
import { EuCollectionField } from './eu-collection-field.tsx';
import { GraphicField } from './graphic-field.tsx';
import { graphicsDraft } from './graphics-draft.ts';
import { useKnownPictures } from './known-pictures.ts';

function graphicsValues({ bigLogo, smallLogo, background, ...images }: AppImages): AppImagesInput {
  return {
    bigLogoId: bigLogo?.id ?? null,
    smallLogoId: smallLogo?.id ?? null,
    backgroundId: background?.id ?? null,
    euCollectionImageIds: images.euCollectionImages.map(({ id }) => id),
    useImage: images.useImage,
    useGradient: images.useGradient,
  };
}

/** Of the only record. */
const onlyId = 1;

/** /ustawienia/grafiki (specification, section 2.6). */
export function GraphicsPage() {
  return (
    <EditRecord resource={graphics} id={onlyId} query={useGetAppImages(loading(graphics))} toValues={graphicsValues}>
      {(record) => <GraphicsForm record={record} />}
    </EditRecord>
  );
}

// a draft could only keep the ids of the pictures, not the pictures
const privateFields = ['bigLogoId', 'smallLogoId', 'backgroundId', 'euCollectionImageIds'] as const;

function GraphicsForm({ record }: { record: FormRecord<AppImagesInput, AppImages> }) {
  const save = useUpdate(graphics, onlyId, (_only, input: AppImagesInput, options) => updateAppImages(input, options));
  const editor = useEditor({ schema: graphicsSchema, record, save, privateFields });
  const pictures = useKnownPictures(record.data);
  const { form } = editor;
  const { find } = pictures;
  const stored = record.values.euCollectionImageIds;
  const draftOf = useCallback((values: AppImagesInput) => graphicsDraft(values, find, stored), [find, stored]);
  const hasBackground = useStore(form.store, ({ values }) => values.backgroundId !== null);
  return (
    <FormPage editor={editor} actions={<CancelButton editor={editor} />}>
      <FormOnSite editor={editor} draftOf={draftOf}>
        <Card title="Logo" className="card-narrow">
          <form.AppField name="smallLogoId">
            {() => <GraphicField label="Małe logo" purpose="smallLogo" pictures={pictures} />}
          </form.AppField>
          <form.AppField name="bigLogoId">
            {() => <GraphicField label="Duże logo" purpose="bigLogo" pictures={pictures} />}
          </form.AppField>
        </Card>
        <Card title="Tło nagłówka" className="card-narrow">
          <form.AppField
            name="backgroundId"
            listeners={{ onChange: ({ value }) => value === null && form.setFieldValue('useImage', false) }}
          >
            {() => <GraphicField label="Obraz tła" purpose="background" pictures={pictures} />}
          </form.AppField>
          <form.AppField
            name="useImage"
            listeners={{ onChange: ({ value }) => value && form.setFieldValue('useGradient', false) }}
          >
            {(field) => (
              <field.SwitchField
                label="Użyj obrazu"
                disabledReason={hasBackground ? undefined : 'Najpierw dodaj obraz tła'}
              />
            )}
          </form.AppField>
          <form.AppField
            name="useGradient"
            listeners={{ onChange: ({ value }) => value && form.setFieldValue('useImage', false) }}
          >
            {(field) => <field.SwitchField label="Użyj gradientu" hint="Obraz i gradient wykluczają się nawzajem" />}
          </form.AppField>
        </Card>
        <Card title="Zestaw obrazów projektu UE" className="card-narrow">
          <form.AppField name="euCollectionImageIds">{() => <EuCollectionField pictures={pictures} />}</form.AppField>
        </Card>
        <RecordHistory
          editor={editor}
          onPicture={pictures.restore}
          recordType={JournalRecordType.AppImages}
          id={onlyId}
        />
      </FormOnSite>
    </FormPage>
  );
}

function CancelButton({ editor }: { editor: Editor<AppImagesInput> }) {
  const isDirty = useDirty(editor);
  return (
    <Button
      label="Anuluj"
      disabledReason={isDirty ? undefined : 'Nie ma zmian do cofnięcia'}
      onClick={editor.discard}
    />
  );
}
