import './access.css';
import { roleSchema } from '@redakcja/domain/access/role-form';
import { permissionLabels } from '@redakcja/domain/shared/permissions';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { Role } from '@redakcja/generated/model/role';
import type { RoleInput } from '@redakcja/generated/model/roleInput';
import { FormPage } from '../shared/form/form-page.tsx';
import type { EditedRecord } from '../shared/form/record.ts';
import { useEditor } from '../shared/form/use-editor.ts';
import { Card } from '../shared/ui/card.tsx';
import { rolesPath } from './access-paths.ts';

export function roleValues({ name, description, permissions }: Role): RoleInput {
  return { name, description, permissions: permissions.map((permission) => permission.id) };
}

const options = Object.values(PermissionName).map((name) => ({
  value: name,
  label: permissionLabels[name].displayName,
}));

interface RoleFormProps {
  record: EditedRecord<RoleInput>;
  title: string;
  doing: string;
  isSystem?: boolean;
  save: (role: RoleInput) => Promise<unknown>;
}

/** A role: name, description, permissions. A role of the system is only looked at (specification, section 2.3). */
export function RoleForm({ record, title, doing, isSystem = false, save }: RoleFormProps) {
  const disabledReason = isSystem ? 'Roli systemowej nie można zmienić' : undefined;
  const editor = useEditor({ schema: roleSchema, record, save, disabledReason });
  const { form } = editor;
  return (
    <FormPage
      editor={editor}
      title={title}
      crumbs={[{ label: 'Dostęp' }, { label: 'Role', list: rolesPath }, { label: doing }]}
      back={rolesPath}
    >
      <Card title="Dane roli" className="form-card">
        <form.AppField name="name">
          {(field) => <field.TextField label="Nazwa" required max={100} disabledReason={disabledReason} />}
        </form.AppField>
        <form.AppField name="description">
          {(field) => <field.TextareaField label="Opis" required max={500} disabledReason={disabledReason} />}
        </form.AppField>
        <form.AppField name="permissions">
          {(field) => (
            <field.MultiSelectField
              label="Uprawnienia"
              required
              placeholder="Brak uprawnień"
              options={options}
              disabledReason={disabledReason}
            />
          )}
        </form.AppField>
        <PermissionHelp />
      </Card>
    </FormPage>
  );
}

/** What each permission allows, so that a role is not put together by guessing. */
function PermissionHelp() {
  return (
    <details className="permission-help">
      <summary>Na co pozwalają uprawnienia</summary>
      <dl>
        {Object.values(permissionLabels).map(({ displayName, description }) => (
          <div key={displayName}>
            <dt>{displayName}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
