import { linkSchema } from '@redakcja/domain/articles/form/article-link-form';
import { linkTypeLabels, optionsOf } from '@redakcja/domain/shared/link-labels';
import { LinkType } from '@redakcja/generated/model/linkType';
import * as z from 'zod';
import { FormDialog } from '../../../shared/form/dialogs/form-dialog.tsx';
import { ReaderFields, readerFields } from '../../../shared/form/frames/reader-fields.tsx';
import type { LinkValue } from '../../article-form-model.ts';
import type { PartDialogProps } from '../part-list.tsx';
import { type Language, LinkDestinationField } from './link-destination-field.tsx';

const schema = z
  .custom<LinkValue>()
  .transform((value): z.input<typeof linkSchema> => value)
  .pipe(linkSchema);

/** One link (specification, section 5, Link). */
export function LinkDialog({ part, isNew, onSubmit, onClose, language }: PartDialogProps<LinkValue> & Language) {
  return (
    <FormDialog
      title={isNew ? 'Nowe łącze' : 'Edycja łącza'}
      schema={schema}
      values={part}
      action={isNew ? 'Dodaj łącze' : 'Zastosuj'}
      onSubmit={(sent, { destination }) =>
        onSubmit({
          ...sent,
          linkToMenuElementId: sent.linkToMenuElementId ?? null,
          linkToArticleTranslationId: sent.linkToArticleTranslationId ?? null,
          url: sent.url ?? '',
          destination: sent.type === LinkType.External ? '' : destination,
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <form.AppField name="type" listeners={{ onChange: () => form.setFieldValue('destination', '') }}>
            {(field) => <field.SelectField label="Rodzaj łącza" options={optionsOf(linkTypeLabels)} />}
          </form.AppField>
          <LinkDestinationField form={form} language={language} />
          <ReaderFields form={form} fields={readerFields} />
        </>
      )}
    </FormDialog>
  );
}
