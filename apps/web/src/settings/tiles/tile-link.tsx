import { linkTypeLabels, optionsOf } from '@redakcja/domain/shared/link-labels';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { LinkType } from '@redakcja/generated/model/linkType';
import type { Tile } from '@redakcja/generated/model/tile';
import { useStore } from '@tanstack/react-form';
import type { AppForm } from '../../shared/form/state/app-form.ts';
import { DestinationField } from '../../shared/pickers/destination-field.tsx';
import { useSession } from '../../shared/session/session.ts';
import type { TileValues } from './tile-values.ts';

const published = [ArticleStatus.Published];

/** Destination of a tile: choosing one kind clears the others (specification, section 4, Other). */
export function TileLink({ form, tile }: { form: AppForm<TileValues>; tile: Tile | undefined }) {
  const { languages } = useSession().parameters;
  const type = useStore(form.store, ({ values }) => values.linkType);
  const languageId = useStore(form.store, ({ values }) => values.languageId);
  const lang = languages.find(({ id }) => id === languageId)?.isoCode ?? tile?.language.isoCode ?? 'PL';

  function clear() {
    form.setFieldValue('url', '');
    form.setFieldValue('articleTranslationId', null);
    form.setFieldValue('menuElementId', null);
  }
  return (
    <>
      <form.AppField name="linkType" listeners={{ onChange: clear }}>
        {(field) => <field.RadioField label="Źródło łącza" options={optionsOf(linkTypeLabels)} />}
      </form.AppField>
      {type === LinkType.Category && (
        <form.AppField name="menuElementId">
          {() => <DestinationField kind="category" lang={lang} path={tile?.menuElement?.displayText} />}
        </form.AppField>
      )}
      {type === LinkType.Article && (
        <form.AppField name="articleTranslationId">
          {() => (
            // specification, section 4: published articles only
            <DestinationField kind="article" lang={lang} path={tile?.articleTranslation?.title} statuses={published} />
          )}
        </form.AppField>
      )}
      {type === LinkType.External && (
        <form.AppField name="url">
          {(field) => <field.TextField label="Adres URL" type="url" required hint="Na przykład https://www.gov.pl" />}
        </form.AppField>
      )}
    </>
  );
}
