import { linkTypeLabels } from '@redakcja/domain/articles/article-labels';
import { linkSchema } from '@redakcja/domain/articles/article-link-form';
import { optionsOf } from '@redakcja/domain/shared/link-labels';
import { LinkType } from '@redakcja/generated/model/linkType';
import { useStore } from '@tanstack/react-form';
import * as z from 'zod';
import type { AppForm } from '../../shared/form/app-form.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import type { LinkValue } from '../article-form-model.ts';
import { LinkGoalField } from './link-goal-field.tsx';
import type { PartDialogProps } from './part-list.tsx';
import { ReaderFields, readerFields } from './reader-fields.tsx';

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
      onSubmit={(sent, { goal }) =>
        onSubmit({
          ...sent,
          linkToMenuElementId: sent.linkToMenuElementId ?? null,
          linkToArticleTranslationId: sent.linkToArticleTranslationId ?? null,
          url: sent.url ?? '',
          goal: sent.type === LinkType.External ? '' : goal,
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <form.AppField name="type" listeners={{ onChange: () => form.setFieldValue('goal', '') }}>
            {(field) => <field.SelectField label="Rodzaj łącza" options={optionsOf(linkTypeLabels)} />}
          </form.AppField>
          <GoalField form={form} language={language} />
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

/** Where it leads, by its type. */
function GoalField({ form, language }: { form: AppForm<LinkValue> } & Language) {
  const type = useStore(form.store, ({ values }) => values.type);
  if (type === LinkType.External) {
    return (
      <form.AppField name="url">
        {(field) => <field.TextField label="Adres URL" type="url" required hint="Na przykład https://www.gov.pl" />}
      </form.AppField>
    );
  }
  const isCategory = type === LinkType.Category;
  return (
    <form.AppField key={type} name={isCategory ? 'linkToMenuElementId' : 'linkToArticleTranslationId'}>
      {() => <LinkGoalField form={form} kind={isCategory ? 'category' : 'article'} language={language} />}
    </form.AppField>
  );
}
