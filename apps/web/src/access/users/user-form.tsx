import { showsCategoryRights } from '@redakcja/domain/access/account-rules';
import { type UserFormValues, userSchema } from '@redakcja/domain/access/user-form';
import { createUser, updateUser, useGetLoggedUserProfile, useGetUser } from '@redakcja/generated/access/access';
import { useListMenuElementIds } from '@redakcja/generated/menus/menus';
import type { User } from '@redakcja/generated/model/user';
import type { UserInput } from '@redakcja/generated/model/userInput';
import { useStore } from '@tanstack/react-form';
import { Navigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EditRecord, type RecordQuery } from '../../shared/form/page/edit-record.tsx';
import { FormPage } from '../../shared/form/page/form-page.tsx';
import { NewRecord } from '../../shared/form/page/new-record.tsx';
import type { FormRecord } from '../../shared/form/state/record.ts';
import { useEditor } from '../../shared/form/state/use-editor.ts';
import { type Save, useCreate, useUpdate } from '../../shared/form/state/use-save.ts';
import { loading } from '../../shared/resource.ts';
import { useSession } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { AccessHistory } from '../access-history.tsx';
import { CategoryRights } from '../categories/category-rights.tsx';
import { usePasswordLink } from '../passwords/use-password-link.tsx';
import { users } from '../resources.ts';
import { RoleField } from '../roles/role-field.tsx';
import { AccountActions } from './account-actions.tsx';
import { accountContext, isOwnAccount, userLockReason } from './account-context.ts';
import { AccountDetails } from './account-details.tsx';
import { EffectivePermissions } from './effective-permissions.tsx';
import { UserDocument } from './user-document.tsx';
import { newUserValues, privateUserFields, userInput, userValues } from './user-form-model.ts';
import { UserNames } from './user-names.tsx';

interface UserFormProps {
  record: FormRecord<UserFormValues, User | undefined>;
  save: Save<UserInput>;
}

/** The form of a user (specification, section 2.3); the same form for a new one, for others and for oneself. */
function UserForm({ record, save }: UserFormProps) {
  const session = useSession();
  const user = record.data;
  const context = accountContext(session, user);
  const isOwn = isOwnAccount(context);
  const disabledReason = userLockReason(context);
  const { data: allElements } = useListMenuElementIds({
    query: { enabled: context.caller.isAdmin, meta: { silent: true } },
  });
  const schema = useMemo(() => userSchema({ clock: () => new Date(), isNew: user === undefined }), [user]);
  const editor = useEditor({
    schema,
    record,
    save: (values, etag) => save(userInput(values, context, allElements), etag),
    disabledReason,
    privateFields: privateUserFields,
  });
  const { form } = editor;
  const roles = useStore(form.store, (state) => state.values.roles) ?? [];
  const withRights = showsCategoryRights(
    context.caller,
    { id: user?.id ?? 0, roles: roles.map((id) => ({ id })) },
    context.administratorRoleId,
  );
  return (
    <FormPage
      editor={editor}
      title={user && `${user.firstname} ${user.surname}`}
      trail={isOwn ? ['mój profil'] : undefined}
      readOnlyReason={isOwn ? disabledReason : undefined}
      actions={user && <AccountActions user={user} editor={editor} />}
    >
      <div className="flex flex-column xl:flex-row xl:align-items-start gap-3">
        <div className="flex flex-column xl:flex-1 gap-3 min-w-0">
          <UserNames form={form} disabledReason={disabledReason} />
          <UserDocument form={form} disabledReason={disabledReason} />
        </div>
        <div className="flex flex-column flex-none gap-3 xl:w-29rem">
          {!isOwn && (
            <Card title="Role">
              <form.AppField name="roles">
                {() => <RoleField context={context} disabledReason={disabledReason} />}
              </form.AppField>
            </Card>
          )}
          {withRights && (
            <form.AppField name="excludeCategories">
              {() => <CategoryRights disabledReason={disabledReason} />}
            </form.AppField>
          )}
          {user && <AccountDetails user={user} />}
          {user && session.can('listUserEffectivePermissions') && <EffectivePermissions userId={user.id} />}
          <AccessHistory of="user" id={user?.id} />
        </div>
      </div>
    </FormPage>
  );
}

/** /dostep/uzytkownicy/utworz-nowego (specification, section 2.3). */
export function CreatePage() {
  const { isIntegratedWithASW } = useSession().parameters;
  const passwordLink = usePasswordLink();
  const create = useCreate(users, createUser);

  async function save(user: UserInput) {
    const created = await create(user);
    // The edit screen opens when the dialog with the link is closed.
    await passwordLink.tell(created.passwordLink);
    return created;
  }

  // Integrated users come from elsewhere; the list has no button for this either.
  if (isIntegratedWithASW) return <Navigate to={users.path} replace />;
  return (
    <>
      <NewRecord resource={users} values={newUserValues}>
        {(record) => <UserForm record={record} save={save} />}
      </NewRecord>
      {passwordLink.dialog}
    </>
  );
}

/** /dostep/uzytkownicy/edytuj/{id} (specification, section 2.3): the form of a user, and every user's own profile. */
export function EditPage({ id }: { id: number }) {
  const { user, can } = useSession();
  return id === user.id && !can('getUser') ? <OwnProfile id={id} /> : <OtherUser id={id} />;
}

/** The profile of a user without the permission to manage users; it has an operation of its own. */
function OwnProfile({ id }: { id: number }) {
  return <EditUser id={id} query={useGetLoggedUserProfile(loading(users))} />;
}

function OtherUser({ id }: { id: number }) {
  return <EditUser id={id} query={useGetUser(id, loading(users))} />;
}

function EditUser({ id, query }: { id: number; query: RecordQuery<User> }) {
  const session = useSession();
  const save = useUpdate(users, id, updateUser);
  const toValues = (user: User) => userValues(user, accountContext(session, user));
  return (
    <EditRecord resource={users} id={id} query={query} toValues={toValues}>
      {(record) => <UserForm record={record} save={save} />}
    </EditRecord>
  );
}
