import { useCreateRole } from '@redakcja/generated/access/access';
import { NewRecord } from '../shared/form/new-record.tsx';
import { saveMeta } from '../shared/form/save-meta.ts';
import { roleCard } from './access-paths.ts';
import { RoleForm } from './role-form.tsx';

/** /dostep/role/utworz-nowa (specification, section 2.3). */
export function RoleCreatePage() {
  const { mutateAsync: createRole } = useCreateRole({
    mutation: { meta: saveMeta('Rola została utworzona', 'Wystąpił niespodziewany błąd podczas tworzenia roli') },
  });
  return (
    <NewRecord name="role:nowa" values={{ name: '', description: '', permissions: [] }} cardOf={roleCard}>
      {(record) => <RoleForm record={record} title="Nowa rola" doing="nowa" save={(data) => createRole({ data })} />}
    </NewRecord>
  );
}
