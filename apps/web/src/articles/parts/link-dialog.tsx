import { linkSchema } from '@redakcja/domain/articles/article-link-form';
import { linkTypeLabels, optionsOf } from '@redakcja/domain/shared/link-labels';
import { LinkType } from '@redakcja/generated/model/linkType';
import { useStore } from '@tanstack/react-form';
import * as z from 'zod';
import type { AppForm } from '../../shared/form/app-form.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { ReaderFields, readerFields } from '../../shared/form/reader-fields.tsx';
import { type Destination, DestinationField } from '../../shared/pickers/destination-field.tsx';
import type { LinkValue } from '../article-form-model.ts';
import type { PartDialogProps } from './part-list.tsx';

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

interface Language {
  /** ISO code. */
  language: string;
}

const pickerTitles = {
  category: 'Kategoria, do której prowadzi łącze',
  article: 'Artykuł, do którego prowadzi łącze',
};

/** Address, category or article, depending on the type; the name of what is picked fills empty texts. */
function LinkDestinationField({ form, language }: { form: AppForm<LinkValue> } & Language) {
  const type = useStore(form.store, ({ values }) => values.type);
  const path = useStore(form.store, ({ values }) => values.destination);
  if (type === LinkType.External) {
    return (
      <form.AppField name="url">
        {(field) => <field.TextField label="Adres URL" type="url" required hint="Na przykład https://www.gov.pl" />}
      </form.AppField>
    );
  }
  function fill(picked: Destination | undefined) {
    form.setFieldValue('destination', picked?.path ?? '');
    if (!picked) return;
    if (form.state.values.displayText === '') form.setFieldValue('displayText', picked.name);
    if (form.state.values.title === '') form.setFieldValue('title', picked.name);
  }
  const kind = type === LinkType.Category ? 'category' : 'article';
  return (
    <form.AppField key={type} name={kind === 'category' ? 'linkToMenuElementId' : 'linkToArticleTranslationId'}>
      {() => (
        <DestinationField kind={kind} lang={language} pickerTitle={pickerTitles[kind]} path={path} onPick={fill} />
      )}
    </form.AppField>
  );
}
