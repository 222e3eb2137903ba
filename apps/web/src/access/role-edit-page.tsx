import { useGetRole, useUpdateRole } from '@redakcja/generated/access/access';
import type { Role } from '@redakcja/generated/model/role';
import type { RoleInput } from '@redakcja/generated/model/roleInput';
import { useParams } from '@tanstack/react-router';
import { EditRecord } from '../shared/form/edit-record.tsx';
import type { EditedRecord } from '../shared/form/record.ts';
import { ifMatch, saveMeta } from '../shared/form/save-meta.ts';
import { RoleForm, roleValues } from './role-form.tsx';

/** /dostep/role/edytuj/{id} (specification, section 2.3). */
export function RoleEditPage() {
  const id = Number(useParams({ strict: false }).id);
  const query = useGetRole(id, {
    query: { meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas pobierania roli' } },
  });
  return (
    <EditRecord name={`role:${id}`} query={query} toValues={roleValues}>
      {(record) => <RoleEdit id={id} record={record} />}
    </EditRecord>
  );
}

function RoleEdit({ id, record }: { id: number; record: EditedRecord<RoleInput, Role> }) {
  const { mutateAsync: updateRole } = useUpdateRole({
    mutation: {
      meta: saveMeta('Rola została zapisana', 'Wystąpił niespodziewany błąd podczas aktualizacji danych roli'),
    },
    request: ifMatch(record.etag),
  });
  return (
    <RoleForm
      record={record}
      title={record.data.name}
      doing="edycja"
      isSystem={record.data.isSystem}
      save={(data) => updateRole({ id, data })}
    />
  );
}
