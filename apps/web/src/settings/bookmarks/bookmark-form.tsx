import { bookmarkMessages } from '@redakcja/domain/settings/home-page/bookmark-messages';
import { bookmarkBackgrounds } from '@redakcja/domain/shared/formats/contrast';
import { defaultLinkTarget } from '@redakcja/domain/shared/link-labels';
import type { Bookmark } from '@redakcja/generated/model/bookmark';
import type { BookmarkInput } from '@redakcja/generated/model/bookmarkInput';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import {
  createBookmark,
  listBookmarkUsages,
  updateBookmark,
  useGetBookmark,
  useListBookmarkUsages,
} from '@redakcja/generated/settings/settings';
import { useStore } from '@tanstack/react-form';
import { useCallback, useMemo } from 'react';
import { NewTabField } from '../../shared/form/fields/new-tab-field.tsx';
import { ReaderTextField } from '../../shared/form/frames/reader-text-field.tsx';
import { RecordHistory, restoringInto } from '../../shared/form/history/record-history.tsx';
import { EditRecord } from '../../shared/form/page/edit-record.tsx';
import { FormPage } from '../../shared/form/page/form-page.tsx';
import { NewRecord } from '../../shared/form/page/new-record.tsx';
import type { AppForm } from '../../shared/form/state/app-form.ts';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { type Save, useCreate, useUpdate } from '../../shared/form/state/use-save.ts';
import { TagsField } from '../../shared/pickers/tags/tags-field.tsx';
import { loading } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { bookmarks } from '../resources.ts';
import { LanguageField, useNewRecordLanguage } from '../shared/language-field.tsx';
import { RecordUsages, saveAskingOfUses } from '../shared/record-usages.tsx';
import { FormOnSite } from '../site/on-site.tsx';
import { bookmarkDraft } from './bookmark-draft.ts';
import { type BookmarkValues, bookmarkFormSchema, bookmarkValues, newBookmark } from './bookmark-values.ts';

const switchingOff = { what: 'zakładkę', after: 'Po wyłączeniu zakładki nie będzie jej na stronie.' };

interface BookmarkFormProps {
  record: FormRecord<BookmarkValues, Bookmark | undefined>;
  save: Save<BookmarkInput>;
}

/** A bookmark: a tab of the site that shows the articles of its tags (specification, sections 2.6 and 5). */
function BookmarkForm({ record, save }: BookmarkFormProps) {
  const isSystem = record.data?.isSystem ?? false;
  const schema = useMemo(() => bookmarkFormSchema(isSystem), [isSystem]);
  const editor = useEditor({ schema, record, save });
  const { form } = editor;
  const id = record.data?.id;
  const draftOf = useCallback((values: BookmarkValues) => bookmarkDraft(values, id), [id]);
  return (
    <FormPage editor={editor} title={record.data?.displayText}>
      <FormOnSite editor={editor} draftOf={draftOf}>
        <Card title="Dane zakładki" className="card-narrow">
          <form.AppField name="displayText">{(field) => <field.TextField label="Nazwa wyświetlana" />}</form.AppField>
          <form.AppField name="title">{() => <ReaderTextField />}</form.AppField>
          <form.AppField name="target">{() => <NewTabField />}</form.AppField>
          <form.AppField name="name">
            {(field) => (
              <field.TextField
                label="Nazwa w redakcji"
                hint="Nie widać jej na stronie. Pusta będzie taka sama jak nazwa wyświetlana"
              />
            )}
          </form.AppField>
          <form.AppField
            name="languageId"
            // tags belong to a language
            listeners={{ onChange: () => form.setFieldValue('tags', []) }}
          >
            {() => <LanguageField stored={record.data?.language} />}
          </form.AppField>
          <form.AppField name="color">
            {(field) => <field.ColorField label="Kolor" backgrounds={bookmarkBackgrounds} />}
          </form.AppField>
          {isSystem && <p className="m-0 muted">{bookmarkMessages.system}</p>}
          {!isSystem && (
            <form.AppField name="showOnMainPage">
              {(field) => <field.SwitchField label="Widoczna na stronie głównej" />}
            </form.AppField>
          )}
          {!isSystem && (
            <form.AppField
              name="isActive"
              // the message "an active one needs a tag" is shown at the tags
              listeners={{ onChange: () => form.setFieldMeta('tags', (meta) => ({ ...meta, isBlurred: true })) }}
            >
              {(field) => <field.SwitchField label="Aktywna" />}
            </form.AppField>
          )}
        </Card>
        {!isSystem && <BookmarkTags form={form} />}
        {record.data && <RecordUsages resource={bookmarks} id={record.data.id} useUsages={useListBookmarkUsages} />}
        <RecordHistory
          // the journal has tags as the form has them
          restoring={restoringInto(editor, undefined, (_tags, before) => before)}
          recordType={JournalRecordType.Bookmark}
          id={id}
        />
      </FormOnSite>
    </FormPage>
  );
}

/** Articles with any of these tags are shown. */
function BookmarkTags({ form }: { form: AppForm<BookmarkValues> }) {
  const { languages } = useSession().parameters;
  const languageId = useStore(form.store, ({ values }) => values.languageId);
  const count = useStore(form.store, ({ values }) => values.tags.length);
  const language = languages.find(({ id }) => id === languageId)?.isoCode ?? '';
  return (
    <Card title="Tagi" aside={count} className="card-narrow">
      <form.AppField name="tags">
        {() => <TagsField label="Tagi" language={language} disabledReason={undefined} isCreating />}
      </form.AppField>
    </Card>
  );
}

/** /ustawienia/zakladki/utworz-nowa (specification, section 2.6). */
export function CreatePage() {
  const { newTabOpenLinks } = useSession().parameters;
  const languageId = useNewRecordLanguage();
  const save = useCreate(bookmarks, createBookmark);
  return (
    <NewRecord resource={bookmarks} values={{ ...newBookmark, target: defaultLinkTarget(newTabOpenLinks), languageId }}>
      {(record) => <BookmarkForm record={record} save={save} />}
    </NewRecord>
  );
}

/** /ustawienia/zakladki/edytuj/{id} (specification, section 2.6). */
export function EditPage({ id }: { id: number }) {
  const save = useUpdate(bookmarks, id, updateBookmark);
  return (
    <EditRecord resource={bookmarks} id={id} query={useGetBookmark(id, loading(bookmarks))} toValues={bookmarkValues}>
      {(record) => (
        <BookmarkForm record={record} save={saveAskingOfUses(save, record.data, listBookmarkUsages, switchingOff)} />
      )}
    </EditRecord>
  );
}
