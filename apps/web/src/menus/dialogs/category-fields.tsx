import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuElementType } from '@redakcja/generated/model/menuElementType';
import { MenuType } from '@redakcja/generated/model/menuType';
import { useStore } from '@tanstack/react-form';
import { useRef } from 'react';
import { NewTabField } from '../../shared/form/fields/new-tab-field.tsx';
import type { AppForm } from '../../shared/form/state/app-form.ts';
import { DestinationField } from '../../shared/pickers/destination-field.tsx';
import { type CategoryValues, ownType } from '../menu/category-values.ts';
import { TranslationFields } from './translation-fields.tsx';

interface CategoryFieldsProps {
  form: AppForm<CategoryValues>;
  type: MenuType;
  lang: string;
  isDefaultLanguage: boolean;
  /** Null for a new one. */
  element: MenuElement | null;
}

/** The destination of a category: its own articles, or another one. */
function destinationOptions(type: MenuType) {
  const other = type === MenuType.Horizontal ? MenuElementType.VerticalMenu : MenuElementType.HorizontalMenu;
  const otherMenu = type === MenuType.Horizontal ? 'pionowego' : 'poziomego';
  return [
    { value: ownType(type), label: 'Własne artykuły lub inna kategoria' },
    { value: other, label: `Kategoria menu ${otherMenu}` },
    { value: MenuElementType.Article, label: 'Artykuł' },
    { value: MenuElementType.External, label: 'Adres zewnętrzny' },
  ];
}

export function CategoryFields({ form, type, lang, isDefaultLanguage, element }: CategoryFieldsProps) {
  const chosen = useStore(form.store, ({ values }) => values.type);
  const hasUrl = useStore(form.store, ({ values }) => values.url !== '');
  const clear = () => {
    form.setFieldValue('linkToMenuElementId', null);
    form.setFieldValue('linkToArticleTranslationId', null);
    if (form.state.values.type === MenuElementType.External) return;
    form.setFieldValue('url', '');
    form.state.values.languages.forEach((_, index) => {
      form.setFieldValue(`languages[${index}].translatedUrl`, '');
    });
  };
  // The text for readers of a new category is its name, until it is another one.
  const followed = useRef('');
  const follow = (name: string) => {
    if (element !== null || form.state.values.title !== followed.current) return;
    followed.current = name;
    form.setFieldValue('title', name);
  };
  return (
    <>
      <form.AppField name="displayText" listeners={{ onChange: ({ value }) => follow(value) }}>
        {(field) => <field.TextField label="Nazwa wyświetlana" />}
      </form.AppField>
      <form.AppField name="title">
        {(field) => <field.TextField label="Tekst pod czytniki dla osób słabowidzących" />}
      </form.AppField>
      {isDefaultLanguage && (
        <>
          <form.AppField name="description">{(field) => <field.TextareaField label="Opis" rows={2} />}</form.AppField>
          <form.AppField name="type" listeners={{ onChange: clear }}>
            {(field) => <field.SelectField label="Prowadzi do" options={destinationOptions(type)} />}
          </form.AppField>
          {(chosen === MenuElementType.HorizontalMenu || chosen === MenuElementType.VerticalMenu) && (
            <form.AppField key={chosen} name="linkToMenuElementId">
              {() => (
                <DestinationField
                  kind="category"
                  lang={lang}
                  emptyLabel={chosen === ownType(type) ? 'Własne miejsce na artykuły' : undefined}
                />
              )}
            </form.AppField>
          )}
          {chosen === MenuElementType.Article && (
            <form.AppField name="linkToArticleTranslationId">
              {() => <DestinationField kind="article" lang={lang} />}
            </form.AppField>
          )}
        </>
      )}
      {(chosen === MenuElementType.External || hasUrl) && (
        <form.AppField name="url">
          {(field) => (
            <field.TextField
              label="Adres URL"
              type="url"
              required={isDefaultLanguage || !element?.hasPublicArticles}
              hint="Na przykład https://www.gov.pl"
            />
          )}
        </form.AppField>
      )}
      <form.AppField name="target">{() => <NewTabField />}</form.AppField>
      {isDefaultLanguage && (
        <>
          <form.AppField name="isHidden">
            {(field) => <field.SwitchField label="Ukryta na stronie publicznej" />}
          </form.AppField>
          <TranslationFields form={form} element={element} />
        </>
      )}
    </>
  );
}
