import { linkTypeLabels } from '@redakcja/domain/articles/article-labels';
import { linkSchema } from '@redakcja/domain/articles/article-link-form';
import { linkTargetLabels, optionsOf } from '@redakcja/domain/shared/link-labels';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import { useStore } from '@tanstack/react-form';
import * as z from 'zod';
import type { AppForm } from '../shared/form/app-form.ts';
import { FormDialog } from '../shared/form/form-dialog.tsx';
import type { LinkValue } from './article-form-model.ts';
import { LinkGoalField } from './link-goal-field.tsx';

const schema = z
  .custom<LinkValue>()
  .transform((value): z.input<typeof linkSchema> => value)
  .pipe(linkSchema);

export const targets = optionsOf(linkTargetLabels).filter(({ value }) => value !== LinkTarget.NotSet);

interface LinkDialogProps {
  language: string;
  link: LinkValue;
  isNew: boolean;
  onSubmit: (link: LinkValue) => void;
  onClose: () => void;
}

/** One link (specification, section 5, Link). */
export function LinkDialog({ language, link, isNew, onSubmit, onClose }: LinkDialogProps) {
  return (
    <FormDialog
      title={isNew ? 'Nowe łącze' : 'Edycja łącza'}
      schema={schema}
      values={link}
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
      {(form) => <LinkFields form={form} language={language} />}
    </FormDialog>
  );
}

function LinkFields({ form, language }: { form: AppForm<LinkValue>; language: string }) {
  const type = useStore(form.store, ({ values }) => values.type);
  return (
    <>
      <form.AppField name="type" listeners={{ onChange: () => form.setFieldValue('goal', '') }}>
        {(field) => <field.SelectField label="Rodzaj łącza" required options={optionsOf(linkTypeLabels)} />}
      </form.AppField>
      {type === LinkType.Category && (
        <form.AppField name="linkToMenuElementId">
          {() => <LinkGoalField form={form} kind="category" language={language} />}
        </form.AppField>
      )}
      {type === LinkType.Article && (
        <form.AppField name="linkToArticleTranslationId">
          {() => <LinkGoalField form={form} kind="article" language={language} />}
        </form.AppField>
      )}
      {type === LinkType.External && (
        <form.AppField name="url">
          {(field) => <field.TextField label="Adres URL" type="url" required hint="Na przykład https://www.gov.pl" />}
        </form.AppField>
      )}
      <form.AppField name="displayText">
        {(field) => <field.TextField label="Nazwa wyświetlana" required max={250} />}
      </form.AppField>
      <form.AppField name="title">
        {(field) => <field.TextField label="Tekst pod czytniki dla osób słabowidzących" required max={250} />}
      </form.AppField>
      <form.AppField name="target">
        {(field) => <field.SelectField label="Otwieranie" required options={targets} />}
      </form.AppField>
    </>
  );
}
