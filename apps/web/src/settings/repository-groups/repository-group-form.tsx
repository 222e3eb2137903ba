import { repositoryGroupSchema } from '@redakcja/domain/settings/repository-group-form';
import { useListFileExtensions } from '@redakcja/generated/files/files';
import type { FileExtension } from '@redakcja/generated/model/fileExtension';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { RepositoryGroup } from '@redakcja/generated/model/repositoryGroup';
import type { RepositoryGroupInput } from '@redakcja/generated/model/repositoryGroupInput';
import {
  createRepositoryGroup,
  updateRepositoryGroup,
  useGetRepositoryGroup,
} from '@redakcja/generated/settings/settings';
import { RecordHistory, restoringInto } from '../../shared/form/history/record-history.tsx';
import { EditRecord } from '../../shared/form/page/edit-record.tsx';
import { FormPage } from '../../shared/form/page/form-page.tsx';
import { NewRecord } from '../../shared/form/page/new-record.tsx';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { type Save, useCreate, useUpdate } from '../../shared/form/state/use-save.ts';
import { failureOf, loading } from '../../shared/resource.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { IconField } from '../icon-field.tsx';
import { repositoryGroups } from '../resources.ts';

type Values = Required<RepositoryGroupInput>;

const newGroup: Values = { name: '', description: '', icon: '', extensions: [] };

function groupValues({ name, description, icon, extensions }: RepositoryGroup): Values {
  return { name, description: description ?? '', icon, extensions: extensions.map(({ extension }) => extension) };
}

interface RepositoryGroupFormProps {
  record: FormRecord<Values, RepositoryGroup | undefined>;
  save: Save<RepositoryGroupInput>;
}

/** A repository group: name, description, extensions and icon (specification, section 2.6). */
function RepositoryGroupForm({ record, save }: RepositoryGroupFormProps) {
  const editor = useEditor({ schema: repositoryGroupSchema, record, save });
  const { AppField } = editor.form;
  const extensions = useOfferedExtensions(record.data);
  return (
    <FormPage editor={editor} title={record.data?.name}>
      <Card title="Dane grupy plików" className="card-narrow">
        <AppField name="name">{(field) => <field.TextField label="Nazwa grupy" />}</AppField>
        <AppField name="description">{(field) => <field.TextareaField label="Opis" rows={3} />}</AppField>
        <AppField name="extensions">
          {(field) => <field.MultiSelectField label="Rozszerzenia plików" {...extensions} />}
        </AppField>
        <AppField name="icon">{() => <IconField label="Ikona" />}</AppField>
      </Card>
      <RecordHistory
        restoring={restoringInto(editor, undefined, (_extensions, before) => before)}
        recordType={JournalRecordType.RepositoryGroup}
        id={record.data?.id}
      />
    </FormPage>
  );
}

/** /ustawienia/grupy-plikow/utworz-nowa (specification, section 2.6). */
export function CreatePage() {
  const save = useCreate(repositoryGroups, createRepositoryGroup);
  return (
    <NewRecord resource={repositoryGroups} values={newGroup}>
      {(record) => <RepositoryGroupForm record={record} save={save} />}
    </NewRecord>
  );
}

/** /ustawienia/grupy-plikow/edytuj/{id} (specification, section 2.6). */
export function EditPage({ id }: { id: number }) {
  const save = useUpdate(repositoryGroups, id, updateRepositoryGroup);
  return (
    <EditRecord
      resource={repositoryGroups}
      id={id}
      query={useGetRepositoryGroup(id, loading(repositoryGroups))}
      toValues={groupValues}
    >
      {(record) => <RepositoryGroupForm record={record} save={save} />}
    </EditRecord>
  );
}

const option = ({ extension, description }: FileExtension) => ({
  value: extension,
  label: `${extension} – ${description}`,
});

/** Extensions that a group can choose: free ones and its own, not those of other groups (specification, section 5). */
function useOfferedExtensions(group: RepositoryGroup | undefined) {
  const { data } = useListFileExtensions({ query: { meta: { errorMessage: failureOf.load(repositoryGroups) } } });
  const offered = data?.filter(
    ({ repositoryGroupId }) => repositoryGroupId === null || repositoryGroupId === group?.id,
  );
  const taken = (data?.length ?? 0) - (offered?.length ?? 0);
  const isNoneLeft = offered?.length === 0;
  return {
    // its own ones are known before the list is loaded
    options: (offered ?? group?.extensions ?? []).map(option),
    placeholder: isNoneLeft ? 'Brak wolnych rozszerzeń' : 'Wybierz rozszerzenia',
    ...(taken > 0 && {
      hint: isNoneLeft
        ? 'Każde rozszerzenie należy już do innej grupy. Usuń je najpierw z tamtej grupy.'
        : 'Rozszerzeń, które należą do innych grup, nie ma na liście.',
    }),
  };
}
