import { bannerSchema } from '@redakcja/domain/settings/home-page/banner-form';
import { bannerBackgrounds } from '@redakcja/domain/shared/formats/contrast';
import { defaultLinkTarget } from '@redakcja/domain/shared/link-labels';
import type { Banner } from '@redakcja/generated/model/banner';
import type { BannerInput } from '@redakcja/generated/model/bannerInput';
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import {
  createBanner,
  listBannerUsages,
  updateBanner,
  useGetBanner,
  useListBannerUsages,
} from '@redakcja/generated/settings/settings';
import { useStore } from '@tanstack/react-form';
import { useCallback } from 'react';
import { NewTabField } from '../../shared/form/fields/new-tab-field.tsx';
import { ReaderTextField } from '../../shared/form/frames/reader-text-field.tsx';
import { RecordHistory } from '../../shared/form/history/record-history.tsx';
import { EditRecord } from '../../shared/form/page/edit-record.tsx';
import { FormPage } from '../../shared/form/page/form-page.tsx';
import { NewRecord } from '../../shared/form/page/new-record.tsx';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { type Save, useCreate, useUpdate } from '../../shared/form/state/use-save.ts';
import { loading } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { PictureField } from '../../shared/upload/picture-field.tsx';
import { usePictureLook } from '../../shared/upload/picture-look.ts';
import { banners } from '../resources.ts';
import { LanguageField, useNewRecordLanguage } from '../shared/language-field.tsx';
import { RecordUsages, saveAskingOfUses } from '../shared/record-usages.tsx';
import { ShownFields, shownFields } from '../shared/shown-fields.tsx';
import { FormOnSite } from '../site/on-site.tsx';
import { bannerDraft } from './banner-draft.ts';
import { bannerValues, newBanner } from './banner-values.ts';

const switchingOff = { what: 'baner', after: 'Po wyłączeniu banera nie będzie go na stronie.' };

interface BannerFormProps {
  record: FormRecord<BannerInput, Banner | undefined>;
  save: Save<BannerInput>;
}

/** A banner of the site (specification, sections 2.6 and 5). */
function BannerForm({ record, save }: BannerFormProps) {
  const { file: saved = null, language, name } = record.data ?? {};
  // a draft could only keep the id of the picture, not the picture
  const editor = useEditor({ schema: bannerSchema, record, save, privateFields: ['fileId'] });
  const { form } = editor;
  const fileId = useStore(form.store, ({ values }) => values.fileId);
  const picture = usePictureLook(saved, fileId);
  const hasPicture = fileId === undefined ? saved !== null : fileId !== null;
  const id = record.data?.id;
  const draftOf = useCallback((values: BannerInput) => bannerDraft(values, id, picture.address), [id, picture.address]);
  return (
    <FormPage editor={editor} title={name}>
      <FormOnSite editor={editor} draftOf={draftOf}>
        <Card title="Dane banera" className="card-narrow">
          <form.AppField name="name">{(field) => <field.TextField label="Nazwa" />}</form.AppField>
          <form.AppField name="displayText">{(field) => <field.TextField label="Nazwa wyświetlana" />}</form.AppField>
          <form.AppField name="title">{() => <ReaderTextField fileName={saved?.fileName} />}</form.AppField>
          <form.AppField name="url">
            {(field) => <field.TextField label="Adres URL" type="url" hint="Na przykład https://www.gov.pl" />}
          </form.AppField>
          <form.AppField name="target">{() => <NewTabField />}</form.AppField>
          <form.AppField name="languageId">{() => <LanguageField stored={language} />}</form.AppField>
        </Card>
        <Card title="Wygląd" className="card-narrow">
          <form.AppField name="color">
            {(field) => (
              // specification, section 5: no warning about contrast with a picture
              <field.ColorField label="Kolor" backgrounds={hasPicture ? [] : bannerBackgrounds} />
            )}
          </form.AppField>
          <form.AppField name="compatibilityWithAppColor">
            {(field) => <field.SwitchField label="Zgodność z kolorem serwisu" />}
          </form.AppField>
          <form.AppField name="fileId">
            {() => (
              <PictureField
                label="Obraz"
                saved={saved}
                former={picture.former}
                purpose={ImagePurpose.banner}
                onLook={picture.setLook}
              />
            )}
          </form.AppField>
        </Card>
        <Card title="Wyświetlanie" className="card-narrow">
          <ShownFields form={form} fields={shownFields} />
        </Card>
        {record.data && <RecordUsages resource={banners} id={record.data.id} useUsages={useListBannerUsages} />}
        <RecordHistory editor={editor} onPicture={picture.restore} recordType={JournalRecordType.Banner} id={id} />
      </FormOnSite>
    </FormPage>
  );
}

/** /ustawienia/banery/utworz-nowy (specification, section 2.6). */
export function CreatePage() {
  const { newTabOpenLinks } = useSession().parameters;
  const languageId = useNewRecordLanguage();
  const save = useCreate(banners, createBanner);
  return (
    <NewRecord resource={banners} values={{ ...newBanner, target: defaultLinkTarget(newTabOpenLinks), languageId }}>
      {(record) => <BannerForm record={record} save={save} />}
    </NewRecord>
  );
}

/** /ustawienia/banery/edytuj/{id} (specification, section 2.6). */
export function EditPage({ id }: { id: number }) {
  const save = useUpdate(banners, id, updateBanner);
  return (
    <EditRecord resource={banners} id={id} query={useGetBanner(id, loading(banners))} toValues={bannerValues}>
      {(record) => (
        <BannerForm record={record} save={saveAskingOfUses(save, record.data, listBannerUsages, switchingOff)} />
      )}
    </EditRecord>
  );
}
