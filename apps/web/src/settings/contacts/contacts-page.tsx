import {
  type ContactRow,
  contactRows,
  contactsFormSchema,
  formerContactRows,
  sentContacts,
} from '@redakcja/domain/settings/office/office-contact-form';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { OfficeContact } from '@redakcja/generated/model/officeContact';
import { updateOfficeContacts, useListOfficeContacts } from '@redakcja/generated/settings/settings';
import { RecordHistory, restoringInto } from '../../shared/form/history/record-history.tsx';
import { EditRecord } from '../../shared/form/page/edit-record.tsx';
import { FormPage } from '../../shared/form/page/form-page.tsx';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { useUpdate } from '../../shared/form/state/use-save.ts';
import { LanguageSwitch } from '../../shared/list/language-switch.tsx';
import { type FormScreen, loading } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { officeContacts, officeManagers } from '../resources.ts';
import { useScreenLanguage } from '../shared/use-screen-language.ts';
import { ContactList } from './contact-list.tsx';

interface ContactsPageProps {
  lang?: string;
  /** The dialog that is open initially: the id of a contact, or a new one. */
  opened?: number | 'new';
}

/** /ustawienia/jednostki/kierownictwo-w-jednostce: the managers with their photos (specification, section 2.6). */
export function ManagersPage(props: ContactsPageProps) {
  return <ContactsPage {...props} screen={officeManagers} hasPhotos />;
}

/** /ustawienia/jednostki/kierownictwo-w-jednostce/utworz-nowy */
export function NewManagerPage() {
  return <ManagersPage opened="new" />;
}

/** /ustawienia/jednostki/kierownictwo-w-jednostce/edytuj/{id} */
export function EditManagerPage({ id }: { id: number }) {
  return <ManagersPage opened={id} />;
}

/** /ustawienia/dane-kontaktowe: the same contacts without photos (specification, section 2.6). */
export function OfficeContactsPage(props: ContactsPageProps) {
  return <ContactsPage {...props} screen={officeContacts} hasPhotos={false} />;
}

interface PeopleProps extends ContactsPageProps {
  screen: FormScreen;
  hasPhotos: boolean;
}

function ContactsPage({ screen, hasPhotos, lang: asked, opened }: PeopleProps) {
  const { language, setLanguage } = useScreenLanguage(screen, asked);
  const lang = language?.isoCode ?? 'PL';
  return (
    <EditRecord resource={screen} id={lang} query={useListOfficeContacts(lang, loading(screen))} toValues={formOf}>
      {(record) => (
        <ContactsForm
          lang={lang}
          record={record}
          screen={screen}
          hasPhotos={hasPhotos}
          opened={opened}
          onLanguage={setLanguage}
        />
      )}
    </EditRecord>
  );
}

const formOf = (contacts: OfficeContact[]) => ({ contacts: contactRows(contacts) });

interface ContactsFormProps extends Pick<PeopleProps, 'screen' | 'hasPhotos'> {
  lang: string;
  record: FormRecord<{ contacts: ContactRow[] }, OfficeContact[]>;
  opened: ContactsPageProps['opened'];
  onLanguage: (isoCode: string) => void;
}

function ContactsForm({ lang, record, screen, hasPhotos, opened, onLanguage }: ContactsFormProps) {
  const languageId = useSession().parameters.languages.find(({ isoCode }) => isoCode === lang)?.id;
  const update = useUpdate(screen, lang, updateOfficeContacts);
  const editor = useEditor({
    schema: contactsFormSchema,
    record,
    save: ({ contacts }, etag) => update(sentContacts(contacts), etag),
  });
  return (
    <FormPage editor={editor} title={screen.title} actions={<LanguageSwitch value={lang} onChange={onLanguage} />}>
      <editor.form.AppField name="contacts">
        {() => <ContactList title={screen.title} hasPhotos={hasPhotos} opened={opened} />}
      </editor.form.AppField>
      <RecordHistory
        restoring={restoringInto(editor, undefined, (_contacts, before) =>
          formerContactRows(before, record.values.contacts),
        )}
        recordType={JournalRecordType.OfficeContacts}
        id={languageId}
      />
    </FormPage>
  );
}
