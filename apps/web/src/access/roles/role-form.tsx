import { roleSchema } from '@redakcja/domain/access/role-form';
import { permissionLabels } from '@redakcja/domain/shared/session/permissions';
import { createRole, updateRole, useGetRole } from '@redakcja/generated/access/access';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { Role } from '@redakcja/generated/model/role';
import type { RoleInput } from '@redakcja/generated/model/roleInput';
import { EditRecord } from '../../shared/form/page/edit-record.tsx';
import { FormPage } from '../../shared/form/page/form-page.tsx';
import { NewRecord } from '../../shared/form/page/new-record.tsx';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { type Save, useCreate, useUpdate } from '../../shared/form/state/use-save.ts';
import { loading } from '../../shared/resource.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { AccessHistory } from '../access-history.tsx';
import { roles } from '../resources.ts';

function roleValues({ name, description, permissions }: Role): RoleInput {
  return { name, description, permissions: permissions.map((permission) => permission.id) };
}

const options = Object.values(PermissionName).map((name) => ({
  value: name,
  label: permissionLabels[name].displayName,
  description: permissionLabels[name].description,
}));

const newRole: RoleInput = { name: '', description: '', permissions: [] };

interface RoleFormProps {
  record: FormRecord<RoleInput, Role | undefined>;
  save: Save<RoleInput>;
}

/** A role: name, description, permissions. A role of the system is only looked at (specification, section 2.3). */
function RoleForm({ record, save }: RoleFormProps) {
  const disabledReason = record.data?.isSystem ? 'Roli systemowej nie można zmienić' : undefined;
  const editor = useEditor({ schema: roleSchema, record, save, disabledReason });
  const { form } = editor;
  return (
    <FormPage editor={editor} title={record.data?.name}>
      <Card title="Dane roli" className="card-narrow">
        <form.AppField name="name">
          {(field) => <field.TextField label="Nazwa" disabledReason={disabledReason} />}
        </form.AppField>
        <form.AppField name="description">
          {(field) => (
            <field.TextareaField
              label="Opis"
              hint="Jednym zdaniem, do czego jest ta rola: kto za rok będzie ją nadawał, zobaczy go na liście ról"
              disabledReason={disabledReason}
            />
          )}
        </form.AppField>
        <form.AppField name="permissions">
          {(field) => (
            <field.ChoicesField
              label="Uprawnienia"
              empty="Brak uprawnień"
              options={options}
              disabledReason={disabledReason}
            />
          )}
        </form.AppField>
      </Card>
      <AccessHistory of="role" id={record.data?.id} />
    </FormPage>
  );
}

/** /dostep/role/utworz-nowa (specification, section 2.3). */
export function CreatePage() {
  const save = useCreate(roles, createRole);
  return (
    <NewRecord resource={roles} values={newRole}>
      {(record) => <RoleForm record={record} save={save} />}
    </NewRecord>
  );
}

/** /dostep/role/edytuj/{id} (specification, section 2.3). */
export function EditPage({ id }: { id: number }) {
  const save = useUpdate(roles, id, updateRole);
  return (
    <EditRecord resource={roles} id={id} query={useGetRole(id, loading(roles))} toValues={roleValues}>
      {(record) => <RoleForm record={record} save={save} />}
    </EditRecord>
  );
}
