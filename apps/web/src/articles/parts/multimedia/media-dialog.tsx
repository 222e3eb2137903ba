import { mediaTypeLabels } from '@redakcja/domain/articles/article-labels';
import { multimediaSchema } from '@redakcja/domain/articles/form/article-media-form';
import { optionsOf } from '@redakcja/domain/shared/link-labels';
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import { MediaType } from '@redakcja/generated/model/mediaType';
import type { Picture } from '@redakcja/generated/model/picture';
import { useState } from 'react';
import * as z from 'zod';
import { FormDialog } from '../../../shared/form/dialogs/form-dialog.tsx';
import { ReaderFields, readerFields } from '../../../shared/form/frames/reader-fields.tsx';
import { PictureField } from '../../../shared/upload/picture-field.tsx';
import type { MediaValue } from '../../article-form-model.ts';
import type { PartDialogProps } from '../part-list.tsx';

const schema = z
  .custom<MediaValue>()
  .transform((value): z.input<typeof multimediaSchema> => value)
  .pipe(multimediaSchema);
const types = optionsOf(mediaTypeLabels).filter(({ value }) => value !== MediaType.Unknown);

/** One film or recording (specification, section 5, Multimedia). */
export function MediaDialog({ part, isNew, onSubmit, onClose }: PartDialogProps<MediaValue>) {
  const [thumbnail, setThumbnail] = useState<Picture | null>(part.thumbnail);
  return (
    <FormDialog
      title={isNew ? 'Nowe multimedia' : 'Edycja multimediów'}
      schema={schema}
      values={part}
      action={isNew ? 'Dodaj multimedia' : 'Zastosuj'}
      width={640}
      onSubmit={(sent) => onSubmit({ ...sent, thumbnailId: sent.thumbnailId ?? null, thumbnail })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <form.AppField name="type">{(field) => <field.SelectField label="Rodzaj" options={types} />}</form.AppField>
          <form.AppField name="url">
            {(field) => <field.TextField label="Adres URL" type="url" hint="Na przykład https://www.gov.pl" />}
          </form.AppField>
          <ReaderFields form={form} fields={readerFields} />
          <form.AppField name="thumbnailId">
            {() => (
              <PictureField
                label="Miniatura"
                saved={part.thumbnail}
                purpose={ImagePurpose.thumbnail}
                onPicture={setThumbnail}
              />
            )}
          </form.AppField>
        </>
      )}
    </FormDialog>
  );
}
