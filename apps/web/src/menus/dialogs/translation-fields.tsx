import './dialogs.css';
import { translationRemovalRefusal } from '@redakcja/domain/menus/menu-rules';
import type { ApplicationLanguage } from '@redakcja/generated/model/applicationLanguage';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { useStore } from '@tanstack/react-form';
import { useContext, useEffect, useMemo } from 'react';
import { NewTabField } from '../../shared/form/fields/new-tab-field.tsx';
import type { AppForm } from '../../shared/form/state/app-form.ts';
import { FieldRegistryContext } from '../../shared/form/state/form-context.ts';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { type CategoryValues, newTranslation, type TranslationValues } from '../menu/category-values.ts';

interface TranslationFieldsProps {
  form: AppForm<CategoryValues>;
  element: MenuElement | null;
}

/** The texts of a category in the other languages, side by side. */
export function TranslationFields({ form, element }: TranslationFieldsProps) {
  const { languages } = useSession().parameters;
  const translations = useStore(form.store, ({ values }) => values.languages);
  const others = useMemo(() => translatedLanguages(languages, element), [languages, element]);
  const { register } = useContext(FieldRegistryContext);
  useEffect(
    () => register('languages', { label: 'Tłumaczenia', describe: describeTranslations(others) }),
    [register, others],
  );
  if (others.length === 0) return null;
  return (
    <section className="flex flex-column gap-3 mt-3" aria-label="Tłumaczenia">
      <h3 className="m-0">Tłumaczenia</h3>
      {others.map((language) => {
        const index = translations.findIndex((one) => one.languageId === language.id);
        const isOutdated = element?.outdatedLanguages.includes(language.isoCode) ?? false;
        return (
          <fieldset key={language.id} className="framed m-0 p-3 flex flex-column gap-2">
            <legend className="font-medium">
              {language.name} ({language.isoCode}){' '}
              <span className="small muted">
                {index < 0 ? '– brak' : isOutdated ? '– nieaktualne' : ''}
                {language.isActive ? '' : ' – język nieaktywny'}
              </span>
            </legend>
            {index < 0 ? (
              <Button
                className="align-self-start"
                icon="plus"
                label={`Dodaj tłumaczenie: ${language.name}`}
                onClick={() => form.setFieldValue('languages', [...translations, newTranslation(language.id)])}
              />
            ) : (
              <Translation
                form={form}
                index={index}
                name={language.name}
                removalRefusal={element && translationRemovalRefusal(element, language.isoCode)}
                onRemove={() =>
                  form.setFieldValue(
                    'languages',
                    translations.filter((_, at) => at !== index),
                  )
                }
              />
            )}
          </fieldset>
        );
      })}
    </section>
  );
}

/** The active languages, and those in which the category has texts although they are not active: its addresses concern them too. */
function translatedLanguages(active: readonly ApplicationLanguage[], element: MenuElement | null) {
  const others = (element?.languages ?? []).filter(({ languageId }) => active.every(({ id }) => id !== languageId));
  return [
    ...active
      .filter(({ isDefault }) => !isDefault)
      .map(({ id, isoCode, name }) => ({ id, isoCode, name, isActive: true })),
    ...others.map(({ languageId: id, languageIsoCode: isoCode, languageName: name }) => ({
      id,
      isoCode,
      name,
      isActive: false,
    })),
  ];
}

const describeTranslations = (languages: readonly { id: number; isoCode: string }[]) => (value: unknown) =>
  (value as readonly TranslationValues[])
    .map(({ languageId, translatedDisplayText, translatedTitle, translatedUrl }) => {
      const code = languages.find(({ id }) => id === languageId)?.isoCode ?? '';
      return `${code}: ${[translatedDisplayText, translatedTitle, translatedUrl].filter(Boolean).join(', ')}`;
    })
    .join('; ');

interface TranslationProps {
  form: AppForm<CategoryValues>;
  index: number;
  name: string;
  /** Why it cannot be removed. */
  removalRefusal: string | null;
  onRemove: () => void;
}

function Translation({ form, index, name, removalRefusal, onRemove }: TranslationProps) {
  const url = useStore(
    form.store,
    ({ values }) => values.url + values.languages.map((one) => one.translatedUrl).join(''),
  );
  return (
    <>
      <div className="grid">
        <div className="col-12 md:col-6">
          <form.AppField name={`languages[${index}].translatedDisplayText`}>
            {(field) => <field.TextField label={`Nazwa wyświetlana (${name})`} />}
          </form.AppField>
        </div>
        <div className="col-12 md:col-6">
          <form.AppField name={`languages[${index}].translatedTitle`}>
            {(field) => <field.TextField label={`Tekst pod czytniki (${name})`} />}
          </form.AppField>
        </div>
        {url !== '' && (
          <>
            <div className="col-12 md:col-6">
              <form.AppField name={`languages[${index}].translatedUrl`}>
                {(field) => <field.TextField label={`Adres URL (${name})`} type="url" />}
              </form.AppField>
            </div>
            <div className="col-12 md:col-6">
              <form.AppField name={`languages[${index}].translatedTarget`}>
                {() => <NewTabField label={`Otwieraj w nowym oknie (${name})`} />}
              </form.AppField>
            </div>
          </>
        )}
      </div>
      <div>
        <Button
          variant="danger"
          icon="trash"
          label={`Usuń tłumaczenie: ${name}`}
          disabledReason={removalRefusal ?? undefined}
          onClick={onRemove}
        />
      </div>
    </>
  );
}
