import type { LanguageCardValues } from '@redakcja/domain/settings/languages/language-card';
import { languageCardSchema, languageInputOf } from '@redakcja/domain/settings/languages/language-card';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { Language } from '@redakcja/generated/model/language';
import { createLanguage, updateLanguage, useGetLanguage } from '@redakcja/generated/settings/settings';
import { RecordHistory } from '../../shared/form/history/record-history.tsx';
import { EditRecord } from '../../shared/form/page/edit-record.tsx';
import { FormPage } from '../../shared/form/page/form-page.tsx';
import { NewRecord } from '../../shared/form/page/new-record.tsx';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { type Save, useCreate, useUpdate } from '../../shared/form/state/use-save.ts';
import { loading } from '../../shared/resource.ts';
import { languages } from '../resources.ts';
import { CommonDataCard } from './common-data-card.tsx';
import { languageValues, newLanguage, unsentRows } from './language-editor.ts';
import { LanguageMessages } from './language-messages.tsx';
import { StatusButtons } from './status-buttons.tsx';
import { TranslationsCard } from './translations-card.tsx';

interface LanguageFormProps {
  record: FormRecord<LanguageCardValues, Language | undefined>;
  save: Save<ReturnType<typeof languageInputOf>>;
}

/** The card of a language (specification, section 2.6): common data and translations. */
function LanguageForm({ record, save }: LanguageFormProps) {
  const language = record.data;
  const editor = useEditor({
    schema: languageCardSchema,
    record,
    save: (card, etag) => save(languageInputOf(card), etag),
    unsent: unsentRows,
  });
  return (
    <FormPage
      editor={editor}
      title={language?.name}
      actions={language && !language.isSystem && <StatusButtons editor={editor} language={language} />}
    >
      {language && <LanguageMessages editor={editor} language={language} />}
      <CommonDataCard editor={editor} language={language} />
      {language && <TranslationsCard editor={editor} language={language} />}
      <RecordHistory editor={editor} recordType={JournalRecordType.Language} id={language?.id} />
    </FormPage>
  );
}

/** /ustawienia/wersje-jezykowe/utworz-nowa (specification, section 2.6). */
export function CreatePage() {
  const save = useCreate(languages, createLanguage);
  return (
    <NewRecord resource={languages} values={newLanguage}>
      {(record) => <LanguageForm record={record} save={save} />}
    </NewRecord>
  );
}

/** /ustawienia/wersje-jezykowe/edytuj/{id} (specification, section 2.6). */
export function EditPage({ id }: { id: number }) {
  const save = useUpdate(languages, id, updateLanguage);
  return (
    <EditRecord resource={languages} id={id} query={useGetLanguage(id, loading(languages))} toValues={languageValues}>
      {(record) => <LanguageForm record={record} save={save} />}
    </EditRecord>
  );
}
