import { defaultLinkTarget } from '@redakcja/domain/shared/link-labels';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { RssChannel } from '@redakcja/generated/model/rssChannel';
import type { RssChannelInput } from '@redakcja/generated/model/rssChannelInput';
import { createRssChannel, updateRssChannel, useGetRssChannel } from '@redakcja/generated/settings/settings';
import { useStore } from '@tanstack/react-form';
import { useCallback } from 'react';
import { NewTabField } from '../../shared/form/fields/new-tab-field.tsx';
import { ReaderTextField } from '../../shared/form/frames/reader-text-field.tsx';
import { RecordHistory, restoringInto } from '../../shared/form/history/record-history.tsx';
import { EditRecord } from '../../shared/form/page/edit-record.tsx';
import { FormPage } from '../../shared/form/page/form-page.tsx';
import { NewRecord } from '../../shared/form/page/new-record.tsx';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { type Save, useCreate, useUpdate } from '../../shared/form/state/use-save.ts';
import { loading } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { rssChannels } from '../resources.ts';
import { LanguageField, useNewRecordLanguage } from '../shared/language-field.tsx';
import { FormOnSite } from '../site/on-site.tsx';
import { rssChannelDraft } from './rss-channel-draft.ts';
import {
  formerSources,
  newRssChannel,
  type RssChannelValues,
  rssChannelFormSchema,
  rssChannelValues,
} from './rss-channel-values.ts';
import { RssSources } from './rss-sources.tsx';

interface RssChannelFormProps {
  record: FormRecord<RssChannelValues, RssChannel | undefined>;
  save: Save<RssChannelInput>;
}

/** An RSS channel: its texts and its sources (specification, sections 2.6 and 5). */
function RssChannelForm({ record, save }: RssChannelFormProps) {
  const { languages } = useSession().parameters;
  const editor = useEditor({ schema: rssChannelFormSchema, record, save });
  const { form } = editor;
  const id = record.data?.id;
  const draftOf = useCallback((values: RssChannelValues) => rssChannelDraft(values, id), [id]);
  const languageId = useStore(form.store, ({ values }) => values.languageId);
  const language = languages.find(({ id }) => id === languageId)?.isoCode ?? record.data?.language.isoCode ?? '';
  return (
    <FormPage editor={editor} title={record.data?.displayText}>
      <FormOnSite editor={editor} draftOf={draftOf}>
        <Card title="Dane kanału" className="card-narrow">
          <form.AppField name="displayText">{(field) => <field.TextField label="Nazwa wyświetlana" />}</form.AppField>
          <form.AppField name="title">{() => <ReaderTextField />}</form.AppField>
          <form.AppField name="description">{(field) => <field.TextareaField label="Opis" rows={3} />}</form.AppField>
          <form.AppField name="target">{() => <NewTabField />}</form.AppField>
          <form.AppField
            name="languageId"
            // bookmarks belong to a language
            listeners={{ onChange: () => form.setFieldValue('bookmarksElements', []) }}
          >
            {() => <LanguageField stored={record.data?.language} />}
          </form.AppField>
          <form.AppField name="isActive">{(field) => <field.SwitchField label="Aktywny" />}</form.AppField>
        </Card>
        <RssSources form={form} language={language} />
        <RecordHistory
          restoring={restoringInto(editor, undefined, (_sources, before) => formerSources(before))}
          recordType={JournalRecordType.RssChannel}
          id={id}
        />
      </FormOnSite>
    </FormPage>
  );
}

/** /ustawienia/kanaly-rss/utworz-nowy (specification, section 2.6). */
export function CreatePage() {
  const { newTabOpenLinks } = useSession().parameters;
  const languageId = useNewRecordLanguage();
  const save = useCreate(rssChannels, createRssChannel);
  return (
    <NewRecord
      resource={rssChannels}
      values={{ ...newRssChannel, target: defaultLinkTarget(newTabOpenLinks), languageId }}
    >
      {(record) => <RssChannelForm record={record} save={save} />}
    </NewRecord>
  );
}

/** /ustawienia/kanaly-rss/edytuj/{id} (specification, section 2.6). */
export function EditPage({ id }: { id: number }) {
  const save = useUpdate(rssChannels, id, updateRssChannel);
  return (
    <EditRecord
      resource={rssChannels}
      id={id}
      query={useGetRssChannel(id, loading(rssChannels))}
      toValues={rssChannelValues}
    >
      {(record) => <RssChannelForm record={record} save={save} />}
    </EditRecord>
  );
}
