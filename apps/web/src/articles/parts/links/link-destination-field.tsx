import { LinkType } from '@redakcja/generated/model/linkType';
import { useStore } from '@tanstack/react-form';
import type { AppForm } from '../../../shared/form/state/app-form.ts';
import { type Destination, DestinationField } from '../../../shared/pickers/destination-field.tsx';
import type { LinkValue } from '../../article-form-model.ts';

export interface Language {
  /** ISO code. */
  language: string;
}

const pickerTitles = {
  category: 'Kategoria, do której prowadzi łącze',
  article: 'Artykuł, do którego prowadzi łącze',
};

/** Address, category or article, depending on the type; the name of what is picked fills empty texts. */
export function LinkDestinationField({ form, language }: { form: AppForm<LinkValue> } & Language) {
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
