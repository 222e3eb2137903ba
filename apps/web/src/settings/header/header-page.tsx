import { headerSchema } from '@redakcja/domain/settings/header-form';
import type { Header } from '@redakcja/generated/model/header';
import type { HeaderInput } from '@redakcja/generated/model/headerInput';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { updateHeader, useGetHeader } from '@redakcja/generated/settings/settings';
import { useCallback } from 'react';
import { letterTools } from '../../rich-text/rich-text.tsx';
import { RecordHistory, restoringInto } from '../../shared/form/history/record-history.tsx';
import { EditRecord } from '../../shared/form/page/edit-record.tsx';
import { FormPage } from '../../shared/form/page/form-page.tsx';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { useUpdate } from '../../shared/form/state/use-save.ts';
import { LanguageSwitch } from '../../shared/list/language-switch.tsx';
import { loading } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { header } from '../resources.ts';
import { useScreenLanguage } from '../shared/use-screen-language.ts';
import { FormOnSite } from '../site/on-site.tsx';
import { headerDraft } from './header-draft.ts';

/** The editor wraps its line in a paragraph, which the header does not have. */
const inParagraph = (line: string) => (line === '' ? '' : `<p>${line}</p>`);
const headerValues = ({ officeName }: Header): HeaderInput => ({ officeName: inParagraph(officeName) });

/** /ustawienia/naglowek-systemu/{lang}: the name of the office, one page per language (specification, section 2.6). */
export function HeaderPage({ lang }: { lang?: string }) {
  const { language, setLanguage } = useScreenLanguage(header, lang);
  const id = language?.id ?? 1;
  return (
    <EditRecord resource={header} id={id} query={useGetHeader(id, loading(header))} toValues={headerValues}>
      {(record) => <HeaderForm id={id} record={record} isoCode={language?.isoCode ?? ''} onLanguage={setLanguage} />}
    </EditRecord>
  );
}

interface HeaderFormProps {
  id: number;
  record: FormRecord<HeaderInput, Header>;
  isoCode: string;
  onLanguage: (isoCode: string) => void;
}

function HeaderForm({ id, record, isoCode, onLanguage }: HeaderFormProps) {
  const save = useUpdate(header, id, updateHeader);
  const editor = useEditor({ schema: headerSchema, record, save });
  const { officeName } = useSession().parameters;
  const draftOf = useCallback((values: HeaderInput) => headerDraft(values, id, officeName), [id, officeName]);
  return (
    <FormPage editor={editor} actions={<LanguageSwitch value={isoCode} onChange={onLanguage} />}>
      <FormOnSite editor={editor} draftOf={draftOf}>
        <Card title="Nazwa urzędu" className="card-narrow">
          <editor.form.AppField name="officeName">
            {(field) => (
              <field.RichTextField
                label="Nazwa w nagłówku strony"
                hint="Jeden wiersz: pogrubienie, kursywa, podkreślenie, przekreślenie i kolor"
                height={120}
                tools={letterTools}
                singleLine
              />
            )}
          </editor.form.AppField>
        </Card>
        <RecordHistory
          restoring={{
            ...restoringInto(editor),
            valueOf: (_officeName, before) => (typeof before === 'string' ? inParagraph(before) : undefined),
          }}
          recordType={JournalRecordType.Header}
          id={id}
        />
      </FormOnSite>
    </FormPage>
  );
}
