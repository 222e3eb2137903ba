import { mediaTypeLabels } from '@redakcja/domain/articles/article-labels';
import { multimediaSchema } from '@redakcja/domain/articles/article-link-form';
import { optionsOf } from '@redakcja/domain/shared/link-labels';
import { MediaType } from '@redakcja/generated/model/mediaType';
import * as z from 'zod';
import { FormDialog } from '../shared/form/form-dialog.tsx';
import type { MediaValue } from './article-form-model.ts';
import { targets } from './link-dialog.tsx';
import { ThumbnailField } from './thumbnail-field.tsx';

const schema = z
  .custom<MediaValue>()
  .transform((value): z.input<typeof multimediaSchema> => value)
  .pipe(multimediaSchema);
const types = optionsOf(mediaTypeLabels).filter(({ value }) => value !== MediaType.Unknown);

interface MediaDialogProps {
  item: MediaValue;
  isNew: boolean;
  onSubmit: (item: MediaValue) => void;
  onClose: () => void;
}

/** One film or recording (specification, section 5, Multimedia). */
export function MediaDialog({ item, isNew, onSubmit, onClose }: MediaDialogProps) {
  return (
    <FormDialog
      title={isNew ? 'Nowe multimedia' : 'Edycja multimediów'}
      schema={schema}
      values={item}
      action={isNew ? 'Dodaj multimedia' : 'Zastosuj'}
      onSubmit={(sent, { thumbnail }) => onSubmit({ ...sent, thumbnail })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <form.AppField name="type">
            {(field) => <field.SelectField label="Rodzaj" required options={types} />}
          </form.AppField>
          <form.AppField name="url">
            {(field) => <field.TextField label="Adres URL" type="url" required hint="Na przykład https://www.gov.pl" />}
          </form.AppField>
          <form.AppField name="displayText">
            {(field) => <field.TextField label="Nazwa wyświetlana" required max={250} />}
          </form.AppField>
          <form.AppField name="title">
            {(field) => <field.TextField label="Tekst pod czytniki dla osób słabowidzących" required max={250} />}
          </form.AppField>
          <form.AppField name="target">
            {(field) => <field.SelectField label="Otwieranie" required options={targets} />}
          </form.AppField>
          <form.AppField
            name="thumbnail"
            listeners={{ onChange: ({ value }) => form.setFieldValue('thumbnailId', value?.id ?? null) }}
          >
            {() => <ThumbnailField />}
          </form.AppField>
        </>
      )}
    </FormDialog>
  );
}
